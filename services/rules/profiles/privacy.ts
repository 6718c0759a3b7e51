import { fieldNamed, isProfileField, profileFields, type ProfileFieldName } from './fields.ts'
import { isModerator, roles, type RoleId } from '../roles.ts'
import { isHiddenByBlock, isMemberVisible, isSelf, type Viewer } from '../visibility.ts'

/** Who may read a field of a profile, from the largest audience to the smallest; `followed` are those the member follows. */
export const audiences = ['everyone', 'members', 'followed', 'me'] as const
export type Audience = (typeof audiences)[number]

/** Audiences as the member reads them. */
export const audienceLabels: Readonly<Record<Audience, string>> = {
  everyone: 'Everyone',
  members: 'Members',
  followed: 'Members you follow',
  me: 'Only you',
}

/** Audiences that a member has chosen, by field; the others have their defaults. */
export type Audiences = Readonly<Partial<Record<string, Audience>>>

/** Activity in private messages, which a member hides from everybody or from nobody: having seen one, and typing. */
const activity = ['seen', 'typing'] as const
type Activity = (typeof activity)[number]

export type PrivacySetting = ProfileFieldName | Activity

/** What members can hide from others (spec §3 privacy settings). */
export const privacySettings: readonly PrivacySetting[] = [
  ...Object.keys(profileFields).filter(isProfileField),
  ...activity,
]

export const isActivity = (name: string): name is Activity => activity.some((one) => one === name)
export const isPrivacySetting = (name: string): name is PrivacySetting =>
  isProfileField(name) || isActivity(name)

/** Audience of a setting until the member chooses one. */
export const defaultAudience = (setting: string): Audience =>
  isProfileField(setting) ? fieldNamed(setting).audience : 'everyone'

export const audienceOf = (setting: string, chosen: Audiences): Audience =>
  chosen[setting] ?? defaultAudience(setting)

/** A viewer in front of a member's profile. */
export interface Onlooker {
  viewer: Viewer
  owner: { id: string; role: RoleId }
  /** True if the owner follows the viewer. */
  isFollowed: boolean
  /** True if one of the two has blocked the other. */
  isBlocked: boolean
}

/**
 * True if a viewer may read a field of a profile that has an audience: the one rule for all surfaces
 * (docs/decisions/profiles.md#audiences). Spammers read like visitors. Moderators also read what the member shows to
 * those followed, because it can be reported, but not facts about health or origin.
 */
export function mayRead(
  field: ProfileFieldName,
  audience: Audience,
  { viewer, owner, isFollowed, isBlocked }: Onlooker,
): boolean {
  if (isSelf(viewer, owner.id)) return true
  if (audience === 'me' || !isMemberVisible(owner, viewer) || isHiddenByBlock(viewer, isBlocked)) return false
  if (audience === 'everyone') return true
  if (viewer === null || viewer.role === roles.spammer) return false
  if (audience === 'members' || isFollowed) return true
  return isModerator(viewer.role) && fieldNamed(field).sensitive === undefined
}

/**
 * True if a viewer may read the status updates of a member: everybody whom the member's audience includes, and
 * moderators, as they decide on all content (docs/decisions/profiles.md#status-updates).
 */
export const readsStatuses = (
  audience: Audience,
  onlooker: Onlooker,
  { isErased }: { isErased: boolean },
): boolean =>
  isModerator(onlooker.viewer?.role ?? null) || (!isErased && mayRead('statuses', audience, onlooker))

/** Applies a rule to an onlooker, with facts about the two members that are loaded only if they can make a difference. */
export async function ruledFor(
  rule: (onlooker: Onlooker) => boolean,
  two: Pick<Onlooker, 'viewer' | 'owner'>,
  load: () => Promise<Pick<Onlooker, 'isFollowed' | 'isBlocked'>>,
): Promise<boolean> {
  const [helped, hindered] = [
    { isFollowed: true, isBlocked: false },
    { isFollowed: false, isBlocked: true },
  ].map((facts) => rule({ ...two, ...facts }))
  const matters = two.viewer !== null && helped !== hindered
  return rule({ ...two, ...(matters ? await load() : { isFollowed: false, isBlocked: false }) })
}
