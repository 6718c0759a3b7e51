import type { Audience } from './privacy.ts'

/** Forms in which members give the values of fields: `edit`, and the sections of questions (spec §2 Account area). */
const sections = ['edit', 'questions', 'extended', 'social'] as const
export type Section = (typeof sections)[number]

interface ProfileField {
  label: string
  /** Audience until the member chooses one. */
  audience: Audience
  /** Fact about health or origin, which moderators read only as part of its audience. */
  sensitive?: true
  /** Form with the field's value; none for what has commands of its own, such as conditions. */
  section?: Section
  /** Name of the icon beside the value. */
  icon?: string
  input?: 'line' | 'text' | 'date' | 'zipcode'
  hint?: string
}

const sensitive = { audience: 'me', sensitive: true } as const
const open = { audience: 'everyone' } as const
const line = { section: 'edit', input: 'line' } as const
const question = { audience: 'me', input: 'text' } as const
const health = { ...question, sensitive: true, section: 'extended', icon: 'heart' } as const

/** Fields of a profile, each with an audience (spec §3 User, Public profile field), in the order of the screens. */
export const profileFields = {
  name: { label: 'First and last name', ...open },
  description: { label: 'About you in a few words', ...open, ...line, icon: 'quote' },
  bio: { label: 'About you', ...open, section: 'edit', input: 'text', icon: 'text' },
  gender: { label: 'Gender', ...sensitive, ...line, icon: 'user' },
  ethnicity: { label: 'Ethnicity', ...sensitive, ...line, icon: 'globe' },
  birthday: { label: 'Birthday', ...sensitive, section: 'edit', input: 'date', icon: 'cake' },
  zipcode: { label: 'ZIP code', ...sensitive, section: 'edit', input: 'zipcode', icon: 'map-pin' },
  conditions: { label: 'Conditions', ...sensitive },
  socialSites: { label: 'Links', ...open },
  activity: { label: 'Threads and replies', ...open },
  statuses: { label: 'Status updates', ...open },
  reason: { label: 'What brings you here?', ...question, section: 'questions', icon: 'door' },
  comfort: { label: 'What helps you on a hard day?', ...question, section: 'questions', icon: 'sun' },
  advice: {
    label: 'What do you wish somebody had told you earlier?',
    ...question,
    section: 'questions',
    icon: 'sign',
  },
  since: {
    label: 'How long have you lived with your condition, or cared for somebody who does?',
    ...health,
  },
  daily: { label: 'How does it change your days?', ...health },
  support: { label: 'Which support do you look for?', ...health },
  enjoys: { label: 'What do you enjoy doing?', ...question, section: 'social', icon: 'smile' },
  company: { label: 'Who or what keeps you company?', ...question, section: 'social', icon: 'paw' },
  culture: {
    label: 'Which books, films or music do you like?',
    ...question,
    section: 'social',
    icon: 'book',
  },
} as const satisfies Record<string, ProfileField>

export type ProfileFieldName = keyof typeof profileFields

/** Name of a field whose value a form contains. */
export type ValueName = {
  [Name in ProfileFieldName]: (typeof profileFields)[Name] extends { section: Section } ? Name : never
}[ProfileFieldName]

export const isProfileField = (name: string): name is ProfileFieldName => Object.hasOwn(profileFields, name)

export const fieldNamed = (name: ProfileFieldName): ProfileField => profileFields[name]

export const isValueName = (name: string): name is ValueName =>
  isProfileField(name) && fieldNamed(name).section !== undefined

export const valueNames: readonly ValueName[] = Object.keys(profileFields).filter(isValueName)

/** Fields of a form, in their order. */
export const fieldsOf = (section: Section): ValueName[] =>
  valueNames.filter((name) => fieldNamed(name).section === section)
