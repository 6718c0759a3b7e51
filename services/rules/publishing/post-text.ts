import { z } from 'zod'
import { schemasOf } from './post-fields.ts'

/** Text of an item that can be published (spec §3 Post). */
export const PostText = z.object(schemasOf('text'))
export type PostText = z.output<typeof PostText>
