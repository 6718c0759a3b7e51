import { z } from 'zod'
import { CommentableId, ContentId, DecidedId, FlaggableId, ReactableId } from '../../../../events/ids.ts'
import { kindOf, kinds, rowOf, type Id, type ItemKind, type Kind } from '../../../../events/kinds.ts'
import type { AssocType } from '../__generated__/resolvers.ts'
import { failure, notFound } from './errors.ts'

/** Schema of Relay ids that consist of a prefix and the id of an item: `FLAGGED:thread_…`. */
export const behind = <Id extends string>(scheme: string, schema: z.ZodType<Id>) =>
  z
    .string()
    .startsWith(scheme)
    .transform((text) => text.slice(scheme.length))
    .pipe(schema as z.ZodType<Id, string>)

export const SessionId = behind('session_', z.uuid())

/** Parses an id of one kind. Throws the not-found error for any other text. */
export function idArgument<Id>(schema: z.ZodType<Id>, id: string, what: string): Id {
  const result = schema.safeParse(id)
  if (!result.success) throw notFound(what)
  return result.data
}

/** Name of an item's kind in the API, such as THREAD (spec §3 Content flag). */
export const assocTypeOf = (id: Id<ItemKind>): AssocType => kinds[kindOf(id)].name

/** Names of the GraphQL types of all kinds that are built, by kind. */
type TypeOf<K extends Kind> = {
  [P in K]: (typeof kinds)[P]['built'] extends true ? (typeof kinds)[P]['type'] : never
}[K]

/** Name of the GraphQL type for an id. Throws an Error if the id's kind is not built. */
export function typeOf<K extends Kind>(id: Id<K>): TypeOf<K> {
  const { type, built } = rowOf(kindOf(id))
  if (!built) throw new Error(`The schema has no ${type} yet`)
  return type as TypeOf<K>
}

/** Id of an item from two arguments of a GraphQL field, its kind and its id. Throws if the id is of another kind. */
export function itemArgument<Item extends Id<ItemKind>>(
  schema: z.ZodType<Item>,
  assocId: string,
  assocType: AssocType,
): Item {
  const id = idArgument(schema, assocId, 'Content')
  if (assocTypeOf(id) !== assocType) throw failure('INVALID', `${assocId} is not a ${assocType}`)
  return id
}

export const reactableArgument = (assocId: string, assocType: AssocType): ReactableId =>
  itemArgument(ReactableId, assocId, assocType)

export const flaggableArgument = (assocId: string, assocType: AssocType): FlaggableId =>
  itemArgument(FlaggableId, assocId, assocType)

export const contentArgument = (assocId: string, assocType: AssocType): ContentId =>
  itemArgument(ContentId, assocId, assocType)

export const decidedArgument = (assocId: string, assocType: AssocType): DecidedId =>
  itemArgument(DecidedId, assocId, assocType)

export const commentableArgument = (assocId: string, assocType: AssocType): CommentableId =>
  itemArgument(CommentableId, assocId, assocType)
