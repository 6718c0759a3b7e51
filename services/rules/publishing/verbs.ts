import type { EditorialKind } from '../../../events/kinds.ts'
import { isAdmin, roles, type RoleId } from '../roles.ts'

/** States of an item that editors write. */
export const postStates = ['draft', 'submitted', 'scheduled', 'published', 'unpublished', 'binned'] as const
export type PostState = (typeof postStates)[number]

/** What editors do with an item; `read` is to open a text that is not published. */
export const postVerbs = [
  'read',
  'revise',
  'submit',
  'return',
  'schedule',
  'publish',
  'unpublish',
  'bin',
  'unbin',
] as const
export type PostVerb = (typeof postVerbs)[number]

/** Parts that a member can have in publishing: editors do everything, and the others work on their own items. */
export type Part = 'editor' | 'author' | 'contributor'

const unread = ['draft', 'submitted', 'unpublished'] as const
const kept = [...unread, 'scheduled', 'published'] as const

const everything = {
  read: postStates,
  revise: kept,
  submit: ['draft', 'unpublished'],
  return: ['submitted', 'scheduled'],
  schedule: [...unread, 'scheduled'],
  publish: kept,
  unpublish: ['published'],
  bin: kept,
  unbin: ['binned'],
} as const satisfies Record<PostVerb, readonly PostState[]>

/** States of an item in which each part may take each action. */
const table: Readonly<Record<Part, Readonly<Record<PostVerb, readonly PostState[]>>>> = {
  editor: everything,
  author: everything,
  // A text that is scheduled or published is out of a contributor's hands.
  contributor: {
    read: postStates,
    revise: ['draft', 'submitted'],
    submit: ['draft'],
    return: ['submitted'],
    schedule: [],
    publish: [],
    unpublish: [],
    bin: ['draft'],
    unbin: [],
  },
}

/** Kinds that only editors write, as they speak for the community or for a partner. */
const forEditors: ReadonlySet<EditorialKind> = new Set(['page', 'sponsored', 'hub'])

/**
 * Parts of the roles of the system before this one (spec §3 User, legacyRole). All items of a site are for roles 1, 5
 * and 6 only, so that its editors and administrators are authors here.
 */
const parts: Readonly<Record<string, Part>> = {
  administrator: 'author',
  editor: 'author',
  author: 'author',
  contributor: 'contributor',
}

/** A member's part in publishing; null for members who only read. */
export function partOf({ role, legacyRole }: { role: RoleId; legacyRole?: string | null }): Part | null {
  if (isAdmin(role)) return 'editor'
  if (role === roles.spammer || !legacyRole) return null
  return Object.hasOwn(parts, legacyRole) ? parts[legacyRole]! : null
}

/** True if a part may write items of a kind. */
export const writes = (part: Part | null, kind: EditorialKind): boolean =>
  part === 'editor' || (part !== null && !forEditors.has(kind))

/**
 * True if a part allows an action on an item: editors work on all items of the site, authors and contributors on those
 * whose authors they are.
 */
export const allows = (
  part: Part | null,
  verb: PostVerb,
  { kind, state, isOwn }: { kind: EditorialKind; state: PostState; isOwn: boolean },
): boolean =>
  part !== null && (part === 'editor' || (isOwn && writes(part, kind))) && table[part][verb].includes(state)

/** True if some state of an item allows an action, so that only its present state prevents it. */
export const isPossibleIn = (verb: PostVerb, state: PostState): boolean => table.editor[verb].includes(state)
