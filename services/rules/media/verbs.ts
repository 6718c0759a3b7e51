import type { partOf } from '../publishing/verbs.ts'

type Part = NonNullable<ReturnType<typeof partOf>>

/** What editors do with a picture of the library; everybody who writes can add, find and use pictures. */
export const mediaVerbs = ['describe', 'replace', 'remove'] as const
export type MediaVerb = (typeof mediaVerbs)[number]

/** Pictures on which each part may take each action: all of the site, those that the member added, or none. */
const table: Readonly<Record<Part, Readonly<Record<MediaVerb, 'all' | 'own' | 'none'>>>> = {
  editor: { describe: 'all', replace: 'all', remove: 'all' },
  author: { describe: 'own', replace: 'own', remove: 'own' },
  // A replacement changes what is published, which is out of a contributor's hands.
  contributor: { describe: 'own', replace: 'none', remove: 'own' },
}

export const allowsMedia = (part: Part | null, verb: MediaVerb, isOwn: boolean): boolean => {
  if (part === null) return false
  const reach = table[part][verb]
  return reach === 'all' || (reach === 'own' && isOwn)
}
