import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { PostText } from '../../../events/publishing.ts'
import { streamOf, subjectOf, type Id } from '../../../events/kinds.ts'
import type { History } from './spec.ts'
import { ada, site } from './stories.ts'

export const post: Id<'post'> = 'post_01jd0000000000000000000001'
export const subject = subjectOf(post)

const quote = {
  type: 'Quote',
  options: { text: 'One day at a time' },
  isAuthwalled: false,
  sectionBackgroundColor: 'plain',
}

/** A valid text, of which Ada is the author. */
export const postText: PostText = {
  title: 'Sleeping with pain',
  slug: 'sleeping-with-pain',
  permalink: null,
  excerpt: '',
  sections: [quote],
  seo: { title: null, metadesc: null, canonical: null, metakeywords: null },
  featuredMedia: null,
  categories: [],
  tags: [],
  authors: [ada],
  byline: 'authors',
  afterErasure: 'team',
  comments: 'open',
  crossPublished: [],
}

export const postWritten: CatalogueEvent = {
  type: 'PostWritten',
  data: { subject, site, text: postText, number: null },
}
export const postPublished: CatalogueEvent = {
  type: 'PostPublished',
  data: { subject, site, text: postText, date: '2026-11-20T10:00:00.000Z' },
}

/** A draft of Ada, and what happened to it. */
export const aPost = (...after: CatalogueEvent[]): History => ({
  stream: streamOf(post),
  events: [postWritten, ...after],
})
