import { keysOf } from '../../events/entries.ts'

/** Kinds that editors write, by their name in the API, with their kind. */
export const kinds = {
  POST: { kind: 'post', label: 'Article' },
  GALLERY: { kind: 'gallery', label: 'Gallery' },
  GRAPHIC: { kind: 'infographic', label: 'Infographic' },
  PAGE: { kind: 'page', label: 'Page' },
  SPONSORED_ARTICLE: { kind: 'sponsored', label: 'Sponsored article' },
  CAS: { kind: 'hub', label: 'Content hub' },
} as const

export type KindName = keyof typeof kinds

export const kindNames = keysOf(kinds)

export const isKind = (name: string | null): name is KindName => name !== null && Object.hasOwn(kinds, name)

export const kindLabel = (name: string): string => (isKind(name) ? kinds[name].label : name)

/** States of an item, in the order of the filter. */
export const states = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  UNPUBLISHED: 'Unpublished',
  BINNED: 'Bin',
} as const

type StateName = keyof typeof states

export const stateNames = keysOf(states)

export const isState = (name: string | null): name is StateName =>
  name !== null && Object.hasOwn(states, name)

/** Past tense of each change, for the list of revisions. */
const changes: Readonly<Record<string, string>> = {
  WRITTEN: 'Started',
  REVISED: 'Saved',
  SUBMITTED: 'Submitted for review',
  RETURNED: 'Returned to draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  UNPUBLISHED: 'Unpublished',
  BINNED: 'Moved to the bin',
  UNBINNED: 'Taken out of the bin',
}

export const changeLabel = (change: string): string => changes[change] ?? change
