import type { EditorialKind } from '../../events/kinds.ts'
import { allowsMedia, type MediaVerb } from './media/verbs.ts'
import { allows, isPossibleIn, partOf, type PostState, type PostVerb } from './publishing/verbs.ts'
import { isAdmin, isModerator, roles, type RoleId } from './roles.ts'
import type { Viewer } from './visibility.ts'

export interface Refusal {
  code: 'UNAUTHENTICATED' | 'UNVERIFIED' | 'FORBIDDEN' | 'SECOND_FACTOR' | 'CONFLICT'
  message: string
}

const needed = {
  markRead: 'session',
  eraseSelf: 'session',
  resetPassword: 'session',
  keepEmail: 'session',
  secureSelf: 'session',
  withdrawOwn: 'session',
  appeal: 'session',
  removeCondition: 'session',
  unlinkAuthAccount: 'session',
  changePrivacy: 'session',
  clearProfile: 'session',
  chooseNotices: 'session',
  removeLink: 'session',
  removePicture: 'session',
  answerConsent: 'session',
  chooseMail: 'session',
  react: 'account',
  comment: 'account',
  postStatus: 'account',
  follow: 'account',
  bookmark: 'account',
  nameCondition: 'account',
  addLink: 'account',
  uploadImage: 'account',
  changeName: 'account',
  changeProfile: 'account',
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
  hideContent: 'moderator',
  restoreContent: 'moderator',
  lockContent: 'moderator',
  pinContent: 'moderator',
  moveContent: 'moderator',
  reviewPicture: 'moderator',
  warnAuthor: 'moderator',
  viewModeration: 'moderator',
  writeNote: 'moderator',
  dismissFlags: 'moderator',
  readFlagged: 'moderator',
  deleteContent: 'admin',
  mergeContent: 'admin',
  viewContentFlag: 'admin',
  changeRole: 'admin',
  giveBadge: 'admin',
  giveAward: 'admin',
  viewEvents: 'admin',
  viewOperations: 'admin',
  operate: 'admin',
  administerSites: 'admin',
  administerDisorders: 'admin',
  purgeContent: 'admin',
  holdErasure: 'admin',
  grantAnalyst: 'admin',
  recoverAccess: 'admin',
  analyse: 'analyst',
  writePosts: 'writer',
} as const

export type Action = keyof typeof needed

const refusals = {
  session: { code: 'UNAUTHENTICATED', message: 'Please create an account or log in to continue.' },
  account: { code: 'FORBIDDEN', message: 'Not authorized' },
  verified: { code: 'UNVERIFIED', message: 'Verify your account' },
  moderator: { code: 'FORBIDDEN', message: 'Not authorized' },
  admin: { code: 'FORBIDDEN', message: 'Not authorized' },
  analyst: { code: 'FORBIDDEN', message: 'Not authorized' },
  writer: { code: 'FORBIDDEN', message: 'Not authorized' },
} as const satisfies Record<string, Refusal>

/** Conditions for actions. Spammers (role 4) do not meet `account`: they can only read, log out, export and delete. */
const meets = {
  session: () => true,
  account: ({ role }: NonNullable<Viewer>) => role !== roles.spammer,
  verified: (viewer: NonNullable<Viewer>) => viewer.verified,
  moderator: (viewer: NonNullable<Viewer>) => isModerator(viewer.role),
  admin: (viewer: NonNullable<Viewer>) => isAdmin(viewer.role),
  analyst: (viewer: NonNullable<Viewer>) => viewer.analyst,
  writer: (viewer: NonNullable<Viewer>) => partOf(viewer) !== null,
}

const factorNeeded: Refusal = {
  code: 'SECOND_FACTOR',
  message:
    'Your role needs a second factor. Add a passkey or an app in your account settings, under "Log-in security".',
}

/** Decides if a viewer may take an action (spec §6): null if it is allowed, otherwise the reason for the refusal. */
export function refusal(action: Action, viewer: Viewer): Refusal | null {
  const need = needed[action]
  if (!viewer) return refusals.session
  if (need !== 'session' && !meets.account(viewer)) return refusals.account
  if (meets[need](viewer)) return null
  const isWithheld = viewer.withheld !== undefined && meets[need]({ ...viewer, role: viewer.withheld })
  return isWithheld ? factorNeeded : refusals[need]
}

export const may = (action: Action, viewer: Viewer): boolean => refusal(action, viewer) === null

/** An item that editors write, as far as the rules for those who read and change it depend on it. */
interface EditedPost {
  kind: EditorialKind
  state: PostState
  authors: readonly string[]
}

/**
 * Decides if a viewer may do something with an item that editors write (services/rules/publishing/verbs.ts): null if it
 * is allowed, otherwise the reason for the refusal.
 */
export function postRefusal(
  verb: PostVerb,
  { kind, state, authors }: EditedPost,
  viewer: Viewer,
): Refusal | null {
  const refused = refusal('writePosts', viewer)
  const unread: Refusal =
    refused?.code === 'SECOND_FACTOR' ? refused : { code: 'FORBIDDEN', message: 'No preview permission' }
  if (!viewer || refused) return verb === 'read' ? unread : refused
  const post = { kind, state, isOwn: authors.includes(viewer.id) }
  const part = partOf(viewer)
  if (allows(part, verb, post)) return null
  if (verb === 'read') return unread
  const isTooLate = allows(part, 'read', post) && !isPossibleIn(verb, state)
  return isTooLate ? { code: 'CONFLICT', message: `This is ${state} now` } : refusals.writer
}

/**
 * Decides if a viewer may do something with a picture of the library that a member, or null for the network, added
 * (services/rules/media/verbs.ts): null if it is allowed, otherwise the reason for the refusal.
 */
export function mediaRefusal(verb: MediaVerb, addedBy: string | null, viewer: Viewer): Refusal | null {
  const refused = refusal('writePosts', viewer)
  if (refused || !viewer) return refused
  return allowsMedia(partOf(viewer), verb, addedBy === viewer.id) ? null : refusals.writer
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
