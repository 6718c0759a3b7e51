import { readSection } from '../sections/editor/read-section.ts'
import { rowsOf } from '../sections/editor/section-rows.ts'
import type { PostEditor_manuscript$data } from './__generated__/PostEditor_manuscript.graphql.ts'
import { newPost, type PostValues } from './post-values.ts'

type Stored = Omit<PostEditor_manuscript$data, ' $fragmentType'>

/** Converts an item to the values of its form. */
export function valuesOf(post: Stored): PostValues {
  const { title, slug, permalink, excerpt, tags, categories, seo, featuredMedia: media } = post
  return {
    title,
    slug,
    permalink: permalink ?? '',
    excerpt,
    tags: tags.join(', '),
    categories: [...categories],
    seo: {
      title: seo.title ?? '',
      metadesc: seo.metadesc ?? '',
      canonical: seo.canonical ?? '',
      metakeywords: seo.metakeywords ?? '',
    },
    media: media
      ? {
          url: media.path,
          alt: media.alt,
          width: `${media.width}`,
          height: `${media.height}`,
          name: media.name ?? '',
          illustrator: media.huIllustratorName ?? '',
        }
      : newPost.media,
    authors: post.authors.map(({ id, username }) => ({ id, username })),
    byline: post.byline === 'TEAM' ? 'TEAM' : 'AUTHORS',
    afterErasure: post.afterErasure === 'NONE' ? 'NONE' : 'TEAM',
    commentStatus: post.commentStatus === 'CLOSED' ? 'CLOSED' : 'OPEN',
    sites: post.crossPublishedSites.map(({ id }) => id),
    rows: rowsOf(post.sections.map(readSection)),
  }
}
