import { isAdmin, isModerator, roles, type RoleId } from './roles.ts'
import { isRemoved, type Readable, type Viewer, type Visible } from './visibility.ts'

/** Why something may not be done: a code for programs, a sentence for people. */
export interface Refusal {
  code: 'UNAUTHENTICATED' | 'UNVERIFIED' | 'FORBIDDEN'
  message: string
}

const needed = {
  markRead: 'session',
  eraseSelf: 'session',
  withdrawOwn: 'session',
  react: 'account',
  comment: 'account',
  follow: 'account',
  sendMessage: 'account',
  editOwn: 'account',
  changeUsername: 'account',
  verifySelf: 'account',
  startConversation: 'verified',
  createThread: 'verified',
  flagContent: 'verified',
  markAsSpam: 'moderator',
  viewModeration: 'moderator',
  dismissFlags: 'moderator',
  readFlagged: 'moderator',
  deleteContent: 'admin',
  viewContentFlag: 'admin',
  changeRole: 'admin',
  viewEvents: 'admin',
  viewOperations: 'admin',
  operate: 'admin',
  administerSites: 'admin',
  purgeContent: 'admin',
  holdErasure: 'admin',
  grantAnalyst: 'admin',
  analyse: 'analyst',
} as const

/** What a person can want to do. */
export type Action = keyof typeof needed

const refusals = {
  session: { code: 'UNAUTHENTICATED', message: 'Please create an account or log in to continue.' },
  account: { code: 'FORBIDDEN', message: 'Not authorized' },
  verified: { code: 'UNVERIFIED', message: 'Verify your account' },
  moderator: { code: 'FORBIDDEN', message: 'Not authorized' },
  admin: { code: 'FORBIDDEN', message: 'Not authorized' },
  analyst: { code: 'FORBIDDEN', message: 'Not authorized' },
} as const satisfies Record<string, Refusal>

/** Spammers (role 4) hold no more than their session: they read, log out, and take or delete what is theirs. */
const holds = {
  session: () => true,
  account: ({ role }: NonNullable<Viewer>) => role !== roles.spammer,
  verified: (viewer: NonNullable<Viewer>) => viewer.verified,
  moderator: (viewer: NonNullable<Viewer>) => isModerator(viewer.role),
  admin: (viewer: NonNullable<Viewer>) => isAdmin(viewer.role),
  analyst: (viewer: NonNullable<Viewer>) => viewer.analyst,
}

/**
 * The table of who may do what (spec §6): null when the viewer may, else why not. Deciders, resolvers and
 * screens all ask here.
 */
export function refusal(action: Action, viewer: Viewer): Refusal | null {
  const need = needed[action]
  if (!viewer) return refusals.session
  if (need !== 'session' && !holds.account(viewer)) return refusals.account
  return holds[need](viewer) ? null : refusals[need]
}

/** Whether the viewer may do it. */
export const may = (action: Action, viewer: Viewer): boolean => refusal(action, viewer) === null

/** What a viewer may do with an item. */
export interface ContentActions {
  edit: boolean
  /** Take back one's own. */
  withdraw: boolean
  delete: boolean
  markAsSpam: boolean
  flag: boolean
  /** Illegal content: out of the log, and every copy of it. */
  purge: boolean
}

/** What a viewer may do with an item that the viewer sees. */
export function contentActions(
  item: Pick<Visible, 'author' | 'state'> & Readable,
  viewer: Viewer,
): ContentActions {
  const own = viewer?.id === item.author
  const isThere = !isRemoved(item) && item.state !== 'deleted'
  return {
    edit: own && isThere && item.state === 'visible' && may('editOwn', viewer),
    withdraw: own && isThere && may('withdrawOwn', viewer),
    delete: item.state !== 'deleted' && may('deleteContent', viewer),
    markAsSpam: item.state === 'visible' && may('markAsSpam', viewer),
    flag: !own && isThere && may('flagContent', viewer),
    purge: may('purgeContent', viewer),
  }
}

/** What the rule on private messages knows of a member; the username is null once the member is erased. */
export interface Addressee {
  id: string
  username: string | null
  role: RoleId
}

/**
 * Whether private messages to a member are offered on a site that has them (spec §5 Messages). A visitor is offered them too, and asked
 * to register: that is for `refusal('startConversation', …)`.
 */
export function offersMessages(
  to: Addressee,
  viewer: Viewer,
  { restricted }: { restricted: boolean },
): boolean {
  if (to.username === null || to.username === 'Editorial Team' || to.role === roles.spammer) return false
  if (to.id === viewer?.id || viewer?.role === roles.spammer) return false
  return !restricted || isAdmin(to.role) || isAdmin(viewer?.role ?? null)
}
