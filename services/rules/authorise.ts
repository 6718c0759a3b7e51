import { isAdmin, isModerator, roles, type RoleId } from './roles.ts'
import { isRemoved, type Readable, type Viewer, type Visible } from './visibility.ts'

export interface Refusal {
  code: 'UNAUTHENTICATED' | 'UNVERIFIED' | 'FORBIDDEN'
  message: string
}

const needed = {
  markRead: 'session',
  eraseSelf: 'session',
  resetPassword: 'session',
  keepEmail: 'session',
  secureSelf: 'session',
  withdrawOwn: 'session',
  removeCondition: 'session',
  unlinkAuthAccount: 'session',
  changePrivacy: 'session',
  removeLink: 'session',
  answerConsent: 'session',
  react: 'account',
  comment: 'account',
  follow: 'account',
  bookmark: 'account',
  nameCondition: 'account',
  addLink: 'account',
  changeName: 'account',
  sendMessage: 'account',
  editOwn: 'account',
  changeUsername: 'account',
  changeEmail: 'account',
  chooseNewsletters: 'account',
  verifySelf: 'account',
  linkAuthAccount: 'account',
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

/** Conditions for actions. Spammers (role 4) do not meet `account`: they can only read, log out, export and delete. */
const meets = {
  session: () => true,
  account: ({ role }: NonNullable<Viewer>) => role !== roles.spammer,
  verified: (viewer: NonNullable<Viewer>) => viewer.verified,
  moderator: (viewer: NonNullable<Viewer>) => isModerator(viewer.role),
  admin: (viewer: NonNullable<Viewer>) => isAdmin(viewer.role),
  analyst: (viewer: NonNullable<Viewer>) => viewer.analyst,
}

/** Decides if a viewer may take an action (spec §6): null if it is allowed, otherwise the reason for the refusal. */
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

/** The actions that a viewer may take on an item which the viewer can see. */
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

/** Username of the other member; null once that member is erased. */
interface Addressee {
  id: string
  username: string | null
  role: RoleId
}

/**
 * True if a page offers to write to a member (spec §5 Messages); visitors see it too, and are then asked to register.
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
