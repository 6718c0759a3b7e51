import { isAdmin, isModerator } from './roles.ts'
import type { Viewer } from './visibility.ts'

/** Why something may not be done: a code for programs, a sentence for people. */
export interface Refusal {
  code: 'UNAUTHENTICATED' | 'UNVERIFIED' | 'FORBIDDEN'
  message: string
}

const needed = {
  react: 'account',
  comment: 'account',
  follow: 'account',
  sendMessage: 'account',
  editOwn: 'account',
  changeUsername: 'account',
  startConversation: 'verified',
  createThread: 'verified',
  flagContent: 'verified',
  markAsSpam: 'moderator',
  viewModeration: 'moderator',
  deleteContent: 'admin',
  changeRole: 'admin',
} as const

/** What a person can want to do. */
export type Action = keyof typeof needed

const refusals = {
  account: { code: 'UNAUTHENTICATED', message: 'Please create an account or log in to continue.' },
  verified: { code: 'UNVERIFIED', message: 'Verify your account' },
  moderator: { code: 'FORBIDDEN', message: 'Not authorized' },
  admin: { code: 'FORBIDDEN', message: 'Not authorized' },
} as const satisfies Record<string, Refusal>

const holds = {
  account: () => true,
  verified: (viewer: NonNullable<Viewer>) => viewer.verified,
  moderator: (viewer: NonNullable<Viewer>) => isModerator(viewer.role),
  admin: (viewer: NonNullable<Viewer>) => isAdmin(viewer.role),
}

/**
 * The table of who may do what (spec §6): null when the viewer may, else why not. Deciders, resolvers and
 * screens all ask here.
 */
export function refusal(action: Action, viewer: Viewer): Refusal | null {
  const need = needed[action]
  if (!viewer) return refusals.account
  return holds[need](viewer) ? null : refusals[need]
}

/** Whether the viewer may do it. */
export const may = (action: Action, viewer: Viewer): boolean => refusal(action, viewer) === null
