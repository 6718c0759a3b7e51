import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { EditorialSubject, MemberId, SiteId } from './ids.ts'

const subject = z.object({ subject: EditorialSubject })
const explained = subject.extend({ reason: z.string().nullable() })

/**
 * Text of an item as its editors wrote it, complete in each event that has one (services/rules/publishing/post-text.ts
 * says what it may be). Editorial texts belong to the site, so nothing in them is personal: authors are ids, whose names
 * an erasure removes.
 */
const text = z.object({
  title: z.string(),
  slug: z.string(),
  /** Path of the item without the leading slash, if it does not follow from the slug. */
  permalink: z.string().nullable(),
  excerpt: z.string(),
  /** Sections from top to bottom (services/rules/sections/). */
  sections: z.array(z.json()),
  seo: z.object({
    title: z.string().nullable(),
    metadesc: z.string().nullable(),
    canonical: z.string().nullable(),
    metakeywords: z.string().nullable(),
  }),
  featuredMedia: z
    .object({
      url: z.string(),
      alt: z.string(),
      width: z.int(),
      height: z.int(),
      name: z.string().nullable(),
      illustrator: z.string().nullable(),
    })
    .nullable(),
  /** Slugs of categories of the site. */
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  authors: z.array(MemberId),
  /** Names under which the item appears: those of its authors, or that of the editorial team. */
  byline: z.enum(['authors', 'team']),
  /** Name that stands for an author whose account is erased, as the author chose. */
  afterErasure: z.enum(['team', 'none']),
  comments: z.enum(['open', 'closed']),
  /** Other sites on which the item appears. */
  crossPublished: z.array(SiteId),
})
export type PostText = z.output<typeof text>

/** Text of a draft, of which sections may be incomplete: releases that do not know them must not publish it. */
const draft = text.extend({
  sections: z.array(
    z.json().meta({
      examples: [
        {
          type: 'Quote',
          options: { text: 'One day at a time.' },
          isAuthwalled: false,
          sectionBackgroundColor: 'plain',
        },
        {
          type: 'ImageSection',
          typed: { caption: 'Two miles, twice a week' },
          isAuthwalled: false,
          sectionBackgroundColor: 'plain',
        },
      ],
    }),
  ),
})

const written = subject.extend({ site: SiteId, text })
const numbered = written.extend({ number: z.int().positive().nullable() })

/**
 * Events of what editors write and publish (spec §3 Post). A text that is revised changes for readers once it is
 * published, so that what readers get is in `PostPublished` alone. Streams: <kind>-<id>.
 */
export const publishingEvents = defineEvents({
  /** `number` is the one that the item had in an earlier system, if it had one (services/rules/publishing/numbers.ts). */
  PostWritten: next(
    next(v1(written), numbered, (data) => ({ ...data, number: null })),
    numbered.extend({ text: draft }),
  ),
  PostRevised: next(v1(explained.extend({ text })), explained.extend({ text: draft })),
  PostSubmitted: v1(subject),
  /** The item is a draft again: its editors ask for changes, it is no longer scheduled, or was incomplete at its time. */
  PostReturned: v1(explained),
  /** Time (ISO 8601) at which the newest text is published; a later event of this type replaces it. */
  PostScheduled: v1(subject.extend({ at: z.iso.datetime() })),
  /** Time (ISO 8601) of the first publication is the item's date, which later publications keep. */
  PostPublished: v1(subject.extend({ site: SiteId, text, date: z.iso.datetime() })),
  PostUnpublished: v1(explained),
  PostBinned: v1(explained),
  PostUnbinned: v1(subject),
})
