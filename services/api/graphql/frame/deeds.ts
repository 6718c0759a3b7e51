import { hash } from 'node:crypto'
import { print, type FieldNode, type GraphQLResolveInfo } from 'graphql'
import { LRUCache } from 'lru-cache'
import { inWords } from '../../http/limiter.ts'
import { limits, NEW_DAYS, type Limit } from '../../http/limits.ts'
import type { GraphContext, Member } from './context.ts'
import { limitOn } from './directives.ts'
import { signedIn, tooMany } from './errors.ts'
import { atMost } from '../../../lru.ts'

export type Field = Pick<
  GraphQLResolveInfo,
  'path' | 'fieldName' | 'parentType' | 'fieldNodes' | 'variableValues'
>

/** Definition of the field that a resolver resolves. */
export const definitionOf = ({ parentType, fieldName }: Pick<Field, 'parentType' | 'fieldName'>) =>
  parentType.getFields()[fieldName]!

/** Texts of fields' arguments; the nodes of persisted operations are the same objects in every request. */
const texts = new WeakMap<FieldNode, string>()

function textOf(field: FieldNode): string {
  const known = texts.get(field) ?? (field.arguments ?? []).map(print).join()
  texts.set(field, known)
  return known
}

/** Nulls are left out, because a compiled operation may contain them where the first execution contains nothing. */
const withoutNulls = (_: string, value: unknown) => value ?? undefined

/** Digest (hexadecimal) of a field's name and arguments, which a retry has in common with the first attempt. */
export const contentOf = ({ fieldName, fieldNodes, variableValues }: Field): string =>
  hash('sha256', JSON.stringify([fieldName, fieldNodes.map(textOf), variableValues], withoutNulls), 'hex')

/** Remembers commands that rate limits have counted, so that a retry is not counted again. */
const counted = new LRUCache<string, true>(atMost(20_000))

/** True if the lower rate limits for new and unverified members apply to the viewer. */
export const isNewcomer = (
  { verified, registeredAt }: Pick<Member, 'verified' | 'registeredAt'>,
  now = Date.now(),
): boolean => !verified || !registeredAt || now - registeredAt.getTime() < NEW_DAYS * 86_400_000

/** Counts a mutation toward the member's rate limits. Throws TOO_MANY if a limit is exceeded. */
export async function countDeed(context: GraphContext, field: Field, commandId: string): Promise<void> {
  // A command with a used idempotency key but other arguments is not a retry.
  const deed = `${commandId} ${contentOf(field)}`
  if (counted.has(deed)) return
  const viewer = signedIn(context)
  const name = limitOn(definitionOf(field))
  const wait = await context.services.limiter.grant(name, viewer.id, { isNew: isNewcomer(viewer) })
  if (wait > 0) {
    const { did = 'done this too often' }: Limit = limits[name]
    throw tooMany(`You've ${did} in a short time. Please try again in ${inWords(wait)}.`, wait)
  }
  counted.set(deed, true)
}
