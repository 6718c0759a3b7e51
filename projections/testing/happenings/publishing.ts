import { about, withoutReason } from '../../../events/testing/content.ts'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { subjectOf, type EditorialId } from '../../../events/kinds.ts'
import type { PostText } from '../../../events/publishing.ts'
import { EDITORIAL_TEAM } from '../../../services/rules/profiles/editorial-team.ts'
import type { Happenings, Make } from '../happening.ts'
import { mediaPath } from '../../../services/rules/media/paths.ts'
import { idOf, members, site } from '../world.ts'
import { pictures } from './media.ts'

export const posts: readonly EditorialId[] = [idOf('post', 0), idOf('post', 1), idOf('page', 2)]
const ofNumber = (n: number) => posts[n % posts.length]!

const section = (text: string, isAuthwalled: boolean) => ({
  type: 'Quote',
  options: { text },
  isAuthwalled,
  sectionBackgroundColor: 'plain',
})

const textOf = (n: number, who: number, body: string): PostText => ({
  title: `Post ${body}`,
  slug: `post-${n % 2}`,
  permalink: n % 3 === 0 ? `guides/${who % 2}` : null,
  excerpt: '',
  sections: [section(`open ${body}`, false), section('walled', true)],
  seo: { title: null, metadesc: null, canonical: null, metakeywords: null },
  featuredMedia:
    who % 2
      ? null
      : {
          url: mediaPath(pictures[n % pictures.length]!, '0'.repeat(32)),
          alt: '',
          width: 20,
          height: 10,
          name: null,
          illustrator: null,
        },
  categories: n > 2 ? ['category-1'] : [],
  tags: who % 2 ? ['diet'] : [],
  authors: members.slice(who % 2, (who % 2) + 2),
  byline: n === 5 ? 'team' : 'authors',
  afterErasure: 'team',
  comments: 'open',
  crossPublished: n % 2 ? [idOf('site', 1)] : [],
})

/** A step that changes an item, if it has been written. */
const later =
  (make: (subject: ReturnType<typeof subjectOf<'post'>>, n: number) => CatalogueEvent): Make =>
  ({ made }, { n }) =>
    made.has(ofNumber(n)) ? make(subjectOf(ofNumber(n)) as ReturnType<typeof subjectOf<'post'>>, n) : null

export const publishing: Happenings = {
  steps: {
    writePost({ made }, { by, n, who, body }) {
      const post = ofNumber(n)
      if (made.has(post)) return null
      made.set(post, by)
      const number = n % 2 ? 7 : null
      return {
        type: 'PostWritten',
        data: { subject: subjectOf(post), site, text: textOf(n, who, body), number },
      }
    },
    revisePost: ({ made }, { n, who, body }) => {
      const subject = subjectOf(ofNumber(n))
      const data = { subject, text: textOf(who, n, body), reason: n > 2 ? `because ${body}` : null }
      return made.has(subject.id) ? { type: 'PostRevised', data } : null
    },
    publishPost: ({ made }, { n, who, body }) => {
      const subject = subjectOf(ofNumber(n))
      const date = `2026-01-0${1 + (n % 3)}T00:00:00.000Z`
      const text = textOf(n + who, who, body)
      return made.has(subject.id) ? { type: 'PostPublished', data: { subject, site, text, date } } : null
    },
    movePost: later((subject, n) => {
      const data = { subject, reason: null }
      const at = `2026-03-0${1 + n}T00:00:00.000Z`
      const moves: readonly CatalogueEvent[] = [
        { type: 'PostSubmitted', data: { subject } },
        { type: 'PostReturned', data },
        { type: 'PostScheduled', data: { subject, at } },
        { type: 'PostUnbinned', data: { subject } },
      ]
      return moves[n % moves.length]!
    }),
    unpublishPost: later((subject, n) => ({
      type: n % 2 ? 'PostBinned' : 'PostUnpublished',
      data: { subject, reason: 'late' },
    })),
    decidePost(world, { by, n, who }) {
      const post = ofNumber(n)
      if (!world.made.has(post)) return null
      world.decided(post)
      const types = ['ContentHidden', 'ContentDeleted', 'ContentReinstated', 'ContentLocked'] as const
      const data = { ...about(post), by, seenRevision: 0, ...withoutReason, author: EDITORIAL_TEAM }
      return { type: types[who % types.length]!, data }
    },
    purgePost(world, { by, n }) {
      const post = ofNumber(n)
      if (!world.made.has(post) || world.purged.has(post) || n > 1) return null
      world.purged.add(post)
      const subject = subjectOf(post)
      const purge = { subject, root: subject, by, seenRevision: 0 }
      return { type: 'ContentPurged', data: { ...purge, author: by, site, reason: 'abuse' } }
    },
  },
}
