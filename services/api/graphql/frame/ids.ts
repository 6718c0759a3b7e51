import { z } from 'zod'
import { CommentableId, ContentId, FlaggableId, ReactableId } from '../../../../events/ids.ts'
import { kindOf, kinds, rowOf, type Id, type ItemKind, type Kind } from '../../../../events/kinds.ts'
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
export const assocTypeOf = (id: Id<ItemKind>): AssocType => kinds[kindOf(id)].name

/** The types of the schema for things of some kinds, as far as they are built. */
type TypeOf<K extends Kind> = {
  [P in K]: (typeof kinds)[P]['built'] extends true ? (typeof kinds)[P]['type'] : never
}[K]

/** The type of the schema for a thing. Throws an Error where nothing builds it yet. */
export function typeOf<K extends Kind>(id: Id<K>): TypeOf<K> {
  const { type, built } = rowOf(kindOf(id))
  if (!built) throw new Error(`The schema has no ${type} yet`)
  return type as TypeOf<K>
}

/** An item, by kind and id: what the schema takes. Throws where the two don't agree. */
export function itemArgument<Item extends Id<ItemKind>>(
  schema: z.ZodType<Item>,
  assocId: string,
  assocType: AssocType,
): Item {
  const id = idArgument(schema, assocId, 'Content')
  if (assocTypeOf(id) !== assocType) throw failure('INVALID', `${assocId} is not a ${assocType}`)
  return id
}

/** What can be reacted to, by kind and id. */
export const reactableArgument = (assocId: string, assocType: AssocType): ReactableId =>
  itemArgument(ReactableId, assocId, assocType)

/** What members can report, by kind and id. */
export const flaggableArgument = (assocId: string, assocType: AssocType): FlaggableId =>
  itemArgument(FlaggableId, assocId, assocType)

/** Content, by kind and id. */
export const contentArgument = (assocId: string, assocType: AssocType): ContentId =>
  itemArgument(ContentId, assocId, assocType)

/** Something that members comment, by kind and id. */
export const commentableArgument = (assocId: string, assocType: AssocType): CommentableId =>
  itemArgument(CommentableId, assocId, assocType)
