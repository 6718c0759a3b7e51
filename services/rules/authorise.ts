import { isAdmin, isModerator, roles, type RoleId } from './roles.ts'
import { isRemoved, type Readable, type Viewer, type Visible } from './visibility.ts'

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
  bookmark: 'account',
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
  administerDisorders: 'admin',
  purgeContent: 'admin',
  holdErasure: 'admin',
  grantAnalyst: 'admin',
  analyse: 'analyst',
} as const

export type Action = keyof typeof needed

const refusals = {
  session: { code: 'UNAUTHENTICATED', message: 'Please create an account or log in to continue.' },
  account: { code: 'FORBIDDEN', message: 'Not authorized' },
  verified: { code: 'UNVERIFIED', message: 'Verify your account' },
  moderator: { code: 'FORBIDDEN', message: 'Not authorized' },
  admin: { code: 'FORBIDDEN', message: 'Not authorized' },
  analyst: { code: 'FORBIDDEN', message: 'Not authorized' },
} as const satisfies Record<string, Refusal>

/** Spammers (role 4) may only use their session: read, log out, and export or delete their own data. */
const meets = {
  session: () => true,
  account: ({ role }: NonNullable<Viewer>) => role !== roles.spammer,
  verified: (viewer: NonNullable<Viewer>) => viewer.verified,
  moderator: (viewer: NonNullable<Viewer>) => isModerator(viewer.role),
  admin: (viewer: NonNullable<Viewer>) => isAdmin(viewer.role),
  analyst: (viewer: NonNullable<Viewer>) => viewer.analyst,
}

/**
 * Authorises an action (spec §6) for deciders, resolvers and screens. Returns null if it is allowed, else the reason.
 */
export function refusal(action: Action, viewer: Viewer): Refusal | null {
  const need = needed[action]
  if (!viewer) return refusals.session
  if (need !== 'session' && !meets.account(viewer)) return refusals.account
  return meets[need](viewer) ? null : refusals[need]
}

export const may = (action: Action, viewer: Viewer): boolean => refusal(action, viewer) === null

interface ContentActions {
  edit: boolean
  withdraw: boolean
  delete: boolean
  markAsSpam: boolean
  flag: boolean
  /** True if the viewer may delete illegal content from the log and all copies. */
  purge: boolean
}

/** Actions of a viewer on an item that the viewer can see. */
export function contentActions(
  item: Pick<Visible, 'author' | 'state'> & Readable,
  viewer: Viewer,
): ContentActions {
  const isOwn = viewer?.id === item.author
  const isPresent = !isRemoved(item) && item.state !== 'deleted'
  return {
    edit: isOwn && isPresent && item.state === 'visible' && may('editOwn', viewer),
    withdraw: isOwn && isPresent && may('withdrawOwn', viewer),
    delete: item.state !== 'deleted' && may('deleteContent', viewer),
    markAsSpam: item.state === 'visible' && may('markAsSpam', viewer),
    flag: !isOwn && isPresent && may('flagContent', viewer),
    purge: may('purgeContent', viewer),
  }
}

/** The username is null once the member is erased. */
interface Addressee {
  id: string
  username: string | null
  role: RoleId
}

/**
 * True if messages are offered (spec §5 Messages). Visitors see the offer too, and `refusal('startConversation', …)`
 * then asks them to register.
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
