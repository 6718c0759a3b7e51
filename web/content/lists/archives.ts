import type { AssocType } from '../__generated__/PostsScreenQuery.graphql.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'

/** Types of items in lists of articles; pages such as About us are in no list. */
export const articleTypes: readonly AssocType[] = ['POST', 'SPONSORED_ARTICLE', 'GALLERY', 'GRAPHIC']

/** A list of items of some types (spec §2). */
interface Archive {
  title: string
  description: string
  types: readonly AssocType[]
  /** Text for a list without items. */
  none: string
  pathOf(page: number): string
}

const listAt = (path: string) => (page: number) => urlFor.listPage(path, page)

/** Lists by the first segment of their path. */
const archives: Readonly<Record<string, Archive>> = {
  page: {
    title: 'All articles',
    description: 'All articles',
    types: articleTypes,
    none: 'No articles yet.',
    pathOf: urlFor.articles,
  },
  images: {
    title: 'Galleries',
    description: 'Picture galleries',
    types: ['GALLERY'],
    none: 'No galleries yet.',
    pathOf: listAt('/images'),
  },
  sponsored: {
    title: 'Sponsored articles',
    description: 'Articles that partners paid for',
    types: ['SPONSORED_ARTICLE'],
    none: 'No sponsored articles yet.',
    pathOf: listAt('/sponsored'),
  },
  featured: {
    title: 'Featured',
    description: 'Collections of articles on one topic',
    types: ['CAS'],
    none: 'No collections yet.',
    pathOf: listAt('/featured'),
  },
}

/** The list at a path, such as `/images`. Throws for the path of another screen. */
export function archiveAt(pathname: string): Archive {
  const archive = archives[pathname.split('/')[1]?.toLowerCase() ?? '']
  if (!archive) throw new Error('This path has no list of articles')
  return archive
}

/** Number of the page of a list, from its path or query; null if it is not a number from 1. */
export function pageNumberOf(
  { pageNumber }: { pageNumber?: string | undefined },
  query: URLSearchParams,
): number | null {
  const written = pageNumber ?? query.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(written) ? Number(written) : null
}
