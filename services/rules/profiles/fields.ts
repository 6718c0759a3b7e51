import type { Audience } from './privacy.ts'

/** A field of a member's profile. */
interface ProfileField {
  label: string
  /** Audience until the member chooses one. */
  audience: Audience
  /** Fact about health or origin: it starts private, and moderators read it only as part of its audience. */
  sensitive?: true
}

const sensitive = { audience: 'me', sensitive: true } as const
const open = { audience: 'everyone' } as const

/** Fields of a profile, each with an audience (spec §3 User, privacy settings). */
export const profileFields = {
  name: { label: 'First and last name', ...open },
  description: { label: 'In a few words', ...open },
  bio: { label: 'About you', ...open },
  gender: { label: 'Gender', ...sensitive },
  ethnicity: { label: 'Ethnicity', ...sensitive },
  birthday: { label: 'Birthday', ...sensitive },
  zipcode: { label: 'ZIP code', ...sensitive },
  conditions: { label: 'Conditions', ...sensitive },
  socialSites: { label: 'Links', ...open },
  activity: { label: 'Activity', ...open },
} as const satisfies Record<string, ProfileField>

export type ProfileFieldName = keyof typeof profileFields

export const isProfileField = (name: string): name is ProfileFieldName => Object.hasOwn(profileFields, name)

export const fieldNamed = (name: ProfileFieldName): ProfileField => profileFields[name]
