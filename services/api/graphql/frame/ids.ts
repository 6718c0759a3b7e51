import { z } from 'zod'
import { ContentId, FlaggableId, kindOf, kinds, ReactableId } from '../../../../events/kinds.ts'
import type { AssocType } from '../__generated__/resolvers.ts'
import { failure, notFound } from './errors.ts'

/** An id that stands behind a scheme: `FLAGGED:thread_…`. */
export const behind = <Id extends string>(scheme: string, schema: z.ZodType<Id>) =>
  z
    .string()
    .startsWith(scheme)
    .transform((text) => text.slice(scheme.length))
    .pipe(schema as z.ZodType<Id, string>)

/** The id of a session, without its scheme: `session_…`. */
export const SessionId = behind('session_', z.uuid())

/** An id of one kind; what is none names nothing, so it is not found. */
export function idArgument<Id>(schema: z.ZodType<Id>, id: string, what: string): Id {
  const result = schema.safeParse(id)
  if (!result.success) throw notFound(what)
  return result.data
}

/** The name that the API has for the kind of an item (spec §3 Content flag). */
export const assocTypeOf = (id: ReactableId | FlaggableId): AssocType =>
  assocTypes[kindOf(id) as keyof typeof assocTypes]

const assocTypes = {
  thread: kinds.thread.name,
  comment: kinds.comment.name,
  reply: kinds.reply.name,
  message: kinds.message.name,
  member: kinds.member.name,
} as const

function itemArgument<Id extends ReactableId | FlaggableId>(
  schema: z.ZodType<Id>,
  assocId: string,
  assocType: AssocType,
): Id {
  const id = idArgument(schema, assocId, 'Content')
  if (assocTypeOf(id) !== assocType) throw failure('INVALID', `${assocId} is not of the kind ${assocType}`)
  return id
}

/** What can be reacted to, by kind and id. */
export const reactableArgument = (assocId: string, assocType: AssocType): ReactableId =>
  itemArgument(ReactableId, assocId, assocType)

/** What members can report, by kind and id. */
export const flaggableArgument = (assocId: string, assocType: AssocType): FlaggableId =>
  itemArgument(FlaggableId, assocId, assocType)

/** What members write for others on a site, by kind and id. */
export const contentArgument = (assocId: string, assocType: AssocType): ContentId =>
  itemArgument(ContentId, assocId, assocType)
