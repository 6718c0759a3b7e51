import { keysOf } from '../../../events/entries.ts'

/** Relationships of a member to a disorder, with their names for people (spec §3 Relationship). */
export const relationships = {
  PATIENT: 'Patient',
  CAREGIVER: 'Caregiver',
  HEALTHCARE_PROVIDER: 'Healthcare provider',
  OTHER: 'Other',
} as const
export type Relationship = keyof typeof relationships

/** Relationships that a site with these features offers: all, but not OTHER on a social network (spec §3). */
export const relationshipsOn = (features: Iterable<string>): Relationship[] => {
  const isSocial = [...features].includes('social_network')
  return keysOf(relationships).filter((one) => !isSocial || one !== 'OTHER')
}

/** Maximum number of conditions that a member can name. */
export const MAX_CONDITIONS = 30
