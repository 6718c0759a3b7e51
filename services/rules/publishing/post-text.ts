import { z } from 'zod'
import { schemasOf } from './post-fields.ts'

/** Complete text of an item that editors write (spec §3 Post). */
export const PostText = z.object(schemasOf('text'))
export type PostText = z.output<typeof PostText>
