import { urlFor } from '../../../services/rules/routes/links.ts'
import { EDITORIAL_TEAM } from '../names.ts'

/** Size of pictures in structured data, in pixels (spec §9). */
const PICTURE = { width: 1468, height: 560 } as const
const MAX_HEADLINE_LENGTH = 110

interface Described {
  title: string
  description: string
  date: string
  modified: string
  /** Canonical address, and the origin of the original site. */
  url: string
  home: string
  picture: string | undefined
  authors: readonly { readonly username: string; readonly slug: string }[]
  isByTeam: boolean
  commentCount: number
  originalSite: { readonly name: string }
  sections: readonly { readonly isAuthwalled: boolean }[]
}

/** An item as structured data (schema.org). */
export function articleOf({ title, description, date, modified, url, home, picture, ...item }: Described) {
  const publisher = { '@type': 'Organization', name: item.originalSite.name, url: `${home}/` }
  const people = item.authors.map(({ username, slug }) => ({
    '@type': 'Person',
    name: username,
    url: home + urlFor.author(slug),
  }))
  const team = { '@type': 'Organization', name: EDITORIAL_TEAM, url: `${home}/` }
  return {
    '@type': 'Article',
    headline: title.slice(0, MAX_HEADLINE_LENGTH),
    description,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    dateModified: modified,
    author: item.isByTeam || people.length === 0 ? [...people, team] : people,
    publisher,
    ...(picture && { image: { '@type': 'ImageObject', url: picture, ...PICTURE } }),
    ...(item.commentCount > 0 && { commentCount: item.commentCount }),
    isAccessibleForFree: !item.sections.some(({ isAuthwalled }) => isAuthwalled),
  }
}
