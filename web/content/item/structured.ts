import { urlFor } from '../../../services/rules/routes/links.ts'
import { excerptOf } from '../../ui/text/excerpt.ts'
import { EDITORIAL_TEAM } from '../names.ts'

const MAX_HEADLINE_LENGTH = 110

interface Described {
  title: string
  description: string
  date: string
  modified: string
  /** Canonical address, and the origin of the original site. */
  url: string
  home: string
  /** Address of the featured picture, and its size in pixels. */
  picture: string | undefined
  featuredMedia: { readonly width: number; readonly height: number } | null | undefined
  authors: readonly { readonly username: string; readonly slug: string }[]
  isByTeam: boolean
  commentCount: number
  originalSite: { readonly name: string }
  /** Sections as the viewer gets them; search engines get those of visitors. */
  sections: readonly { readonly typename: string }[]
}

/** An item as structured data (schema.org). */
export function articleOf(described: Described) {
  const { title, description, date, modified, url, home, picture, featuredMedia, ...item } = described
  const publisher = { '@type': 'Organization', name: item.originalSite.name, url: `${home}/` }
  const people = item.authors.map(({ username, slug }) => ({
    '@type': 'Person',
    name: username,
    url: home + urlFor.author(slug),
  }))
  const team = { '@type': 'Organization', name: EDITORIAL_TEAM, url: `${home}/` }
  return {
    '@type': 'Article',
    headline: excerptOf(title, MAX_HEADLINE_LENGTH),
    description,
    url,
    mainEntityOfPage: url,
    datePublished: date,
    dateModified: modified,
    author: item.isByTeam || people.length === 0 ? [...people, team] : people,
    publisher,
    ...(featuredMedia && {
      image: {
        '@type': 'ImageObject',
        url: picture,
        width: featuredMedia.width,
        height: featuredMedia.height,
      },
    }),
    ...(item.commentCount > 0 && { commentCount: item.commentCount }),
    isAccessibleForFree: !item.sections.some(({ typename }) => typename === 'WalledSection'),
  }
}
