import { isDeepStrictEqual } from 'node:util'
import { SiteId } from '../../../../events/ids.ts'
import { kindOf, type EditorialId } from '../../../../events/kinds.ts'
import type { PostText } from '../../../../events/publishing.ts'
import { text as textOf, storable } from '../../../../projections/batch.ts'
import { cursorOf, pageFrom, placeBefore } from '../../../../projections/page.ts'
import type { ManuscriptRow, PostChangeRow, PostsOf } from '../../../../projections/publishing/queries.ts'
import { isPostEvent, type ChangeName } from '../../../../projections/publishing/fold.ts'
import { posts } from '../../../../projections/testing/happenings/publishing.ts'
import { idOf, members } from '../../../../projections/testing/world.ts'
import { postNumber } from '../../../rules/publishing/numbers.ts'
import { postStates } from '../../../rules/publishing/verbs.ts'
import { isVisible } from '../../../rules/visibility.ts'
import { byId, whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

type Row = ManuscriptRow & { whole: PostText; publishedRevision: number; scheduledBy: number | null }
interface Shown {
  site: SiteId
  text: PostText
  date: Date
  modifiedAt: Date
}

const headOf = ({ sections: _, ...head }: PostText) => head
const newestFirst = <Of extends { id: string }>(rows: readonly Of[], at: (row: Of) => Date) =>
  rows
    .map((row) => ({ ...row, cursor: cursorOf(at(row), row.id) }))
    .toSorted((a, b) => Number(at(b)) - Number(at(a)) || (a.id < b.id ? 1 : -1))

const sites = [0, 1].map((n) => SiteId.parse(idOf('site', n)))
const kinds = ['post', 'page'] as const
const groups = [
  null,
  { type: 'category', name: 'category-1' },
  { type: 'tag', name: 'diet' },
  { type: 'author', name: members[0]! },
] as const
const addresses = [
  { type: 'slug', address: 'post-0' },
  { type: 'slug', address: 'post-1' },
  { type: 'permalink', address: 'guides/0' },
] as const

export const publishing: Oracle = {
  reads(history, { content, purged }) {
    const rows = new Map<EditorialId, Row>()
    const shown = new Map<EditorialId, Shown>()
    const changes: PostChangeRow[] = []
    const addressed = new Map<EditorialId, Set<string>>()
    for (const event of history) {
      if (!isPostEvent(event) || purged.has(event.data.subject.id)) continue
      const { type, data, revision, metadata } = event
      const { id, kind } = data.subject
      const at = new Date(metadata.occurredAt)
      const name = type.slice('Post'.length).toLowerCase() as ChangeName
      const text = 'text' in data ? storable(data.text) : null
      const named = { post: id, revision, change: name, by: null, at, cursor: cursorOf(BigInt(revision), id) }
      changes.push({
        ...named,
        reason: 'reason' in data ? textOf(data.reason) : null,
        scheduledAt: 'at' in data ? new Date(data.at) : null,
        text: type === 'PostPublished' ? null : text,
      })
      const before = rows.get(id)
      const row: Row = before ?? {
        id,
        kind,
        site: 'site' in data ? data.site : sites[0]!,
        number: postNumber(id, 'number' in data ? data.number : null),
        state: 'draft',
        hasUnpublishedChanges: false,
        publishedRevision: -1,
        text: headOf(text!),
        whole: text!,
        authors: text!.authors,
        textRevision: revision,
        scheduledAt: null,
        scheduledBy: null,
        date: null,
        insertedAt: at,
        modifiedAt: at,
        cursor: '',
      }
      rows.set(id, row)
      if (type === 'PostWritten' || type === 'PostRevised') {
        const newest = { text: headOf(text!), whole: text!, authors: text!.authors }
        Object.assign(row, { ...newest, textRevision: revision, modifiedAt: at })
        continue
      }
      const state =
        name === 'returned' ? 'draft' : name === 'unbinned' ? (row.date ? 'unpublished' : 'draft') : name
      const isScheduled = type === 'PostScheduled'
      Object.assign(row, { state, scheduledAt: isScheduled ? new Date(data.at) : null })
      row.scheduledBy = isScheduled ? revision : null
      if (type === 'PostPublished') {
        row.date = new Date(data.date)
        row.publishedRevision = row.textRevision
        shown.set(id, { site: row.site, text: text!, date: row.date, modifiedAt: at })
        const known = addressed.get(id) ?? new Set()
        for (const site of [row.site, ...text!.crossPublished])
          known.add(`${site} slug ${text!.slug}`).add(`${site} permalink ${text!.permalink}`)
        addressed.set(id, known)
      }
      if (type === 'PostUnpublished' || type === 'PostBinned') shown.delete(id)
    }
    const all = [...rows.values()].map(({ whole, publishedRevision, scheduledBy: _, ...row }) => ({
      ...row,
      hasUnpublishedChanges:
        shown.has(row.id) &&
        row.textRevision > publishedRevision &&
        !isDeepStrictEqual(shown.get(row.id)?.text, whole),
      cursor: cursorOf(row.modifiedAt, row.id),
    }))
    const oldest = (isMeant: (row: Row) => boolean) =>
      [...rows.values()]
        .filter(isMeant)
        .toSorted((a, b) => Number(a.insertedAt) - Number(b.insertedAt) || (a.id < b.id ? -1 : 1))[0]?.id ??
      null
    const on = (site: SiteId) =>
      [...shown].filter(([, { site: own, text }]) => own === site || text.crossPublished.includes(site))
    const isIn = ({ categories, tags, authors, byline }: PostText, group: PostsOf['group']) => {
      if (!group) return true
      if (group.type === 'author') return byline === 'authors' && authors.some((one) => one === group.name)
      return (group.type === 'tag' ? tags : categories).includes(group.name)
    }
    const listed = (site: SiteId, of: PostsOf, viewer: Parameters<typeof isVisible>[1]) =>
      newestFirst(
        on(site).flatMap(([id, { text, date }]) => {
          const row = content.get(id)
          const isListed =
            of.kinds.includes(kindOf(id)) && isIn(text, of.group) && row && isVisible(row, viewer)
          return isListed ? [{ ...row, placedAt: date }] : []
        }),
        ({ placedAt }) => placedAt,
      ).map(({ placedAt: _, ...row }) => row)
    const listedOf = (site: SiteId) =>
      [...shown]
        .flatMap(([id, { site: own, text, modifiedAt }]) => {
          const row = content.get(id)
          if (own !== site || !row || !isVisible(row, null)) return []
          const { slug, permalink } = text
          return [{ id, kind: kindOf(id), slug, permalink, modifiedAt }]
        })
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return {
      publishedAddresses: async (site, after, most) =>
        listedOf(site)
          .filter(({ id }) => id > after)
          .slice(0, most),
      publishedAddressPages: async (site, size) =>
        listedOf(site).flatMap((_, at, all) => (at % size === 0 ? [all[at - 1]?.id ?? ''] : [])),
      publishedPosts: async (ids) =>
        ids.flatMap((post) => {
          const one = shown.get(post)
          return one ? [{ post, text: headOf(one.text), date: one.date, modifiedAt: one.modifiedAt }] : []
        }),
      publishedSections: async (ids) =>
        ids.flatMap((post) => (shown.has(post) ? [{ post, sections: shown.get(post)!.text.sections }] : [])),
      manuscriptSections: async (ids) =>
        ids.flatMap((post) => (rows.has(post) ? [{ post, sections: rows.get(post)!.whole.sections }] : [])),
      postsPage: async (site, of, page, viewer) => {
        const rows = listed(site, of, viewer).slice(((of.page ?? 1) - 1) * page.size)
        return pageIn(rows, page)
      },
      postsCount: async (site, of, viewer) => listed(site, of, viewer).length,
      postAt: async (site, { type, address }) => {
        const found = on(site)
          .filter(([id]) => addressed.get(id)?.has(`${site} ${type} ${address}`))
          .map(([id, { text, date }]) => ({ id, date, isPresent: text[type] === address }))
          .toSorted(
            (a, b) =>
              Number(b.isPresent) - Number(a.isPresent) ||
              Number(a.date) - Number(b.date) ||
              (a.id < b.id ? -1 : 1),
          )
        return found[0]?.id ?? null
      },
      postNumbered: async (site, number) => oldest((row) => row.site === site && row.number === number),
      manuscriptNamed: async (site, kind, slug) =>
        oldest(
          (row) => row.site === site && row.kind === kind && row.text.slug === slug && row.state !== 'binned',
        ),
      postsOn: async (site, ids) => on(site).flatMap(([post]) => (ids.includes(post) ? [{ post }] : [])),
      manuscriptsByIds: async (ids) => all.filter(({ id }) => ids.includes(id)),
      manuscriptsPage: async (site, { states, kinds, category, author, part }, page) =>
        pageIn(
          newestFirst(
            all.filter(
              (row) =>
                row.site === site &&
                states.includes(row.state) &&
                kinds.includes(row.kind) &&
                (category === null || row.text.categories.includes(category)) &&
                (author === null || row.authors.includes(author)) &&
                row.text.title.toLowerCase().includes(part.toLowerCase()),
            ),
            ({ modifiedAt }) => modifiedAt,
          ),
          page,
        ),
      addressTakenBy: async (site, { type, address }, except, states) => {
        const drafts = all.filter(
          (row) => row.site === site && states.includes(row.state) && row.text[type] === address,
        )
        const out = on(site).filter(([, { text }]) => text[type] === address)
        const ids = new Set([...drafts.map(({ id }) => id), ...out.map(([id]) => id)])
        ids.delete(except!)
        return [...ids][0] ?? null
      },
      postChangesPage: async (post, { size, cursor }) =>
        pageFrom(
          changes
            .filter((row) => row.post === post && BigInt(row.revision) < placeBefore(cursor))
            .toReversed(),
          size,
        ),
      duePosts: async (now, most) =>
        [...rows.values()]
          .filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt <= now)
          .toSorted((a, b) => Number(a.scheduledAt) - Number(b.scheduledAt) || (a.id < b.id ? -1 : 1))
          .slice(0, most)
          .map(({ id, scheduledBy }) => ({ id, scheduled: scheduledBy! })),
      nextPost: async () =>
        [...rows.values()]
          .flatMap(({ scheduledAt }) => scheduledAt ?? [])
          .toSorted((a, b) => Number(a) - Number(b))[0] ?? null,
    }
  },
  ask: async (reads) => {
    const size = 2
    const editor = { id: 'nobody', role: 1, verified: true, analyst: false } as const
    const of = { states: postStates, kinds, category: null, author: null, part: '' }
    return {
      heads: byId(await reads.publishedPosts(posts)),
      sections: [byId(await reads.publishedSections(posts)), byId(await reads.manuscriptSections(posts))],
      lists: await Promise.all(
        sites.flatMap((site) =>
          groups.flatMap((group) =>
            [null, editor].map(async (viewer) => ({
              rows: await whole((cursor) =>
                reads.postsPage(site, { kinds, group, page: null }, { size, cursor }, viewer),
              ),
              second: await reads.postsPage(
                site,
                { kinds, group, page: 2 },
                { size: 1, cursor: null },
                viewer,
              ),
              count: await reads.postsCount(site, { kinds: ['post'], group, page: null }, viewer),
            })),
          ),
        ),
      ),
      addresses: await Promise.all(
        sites.flatMap((site) => addresses.map((address) => reads.postAt(site, address))),
      ),
      numbered: await Promise.all(
        sites.flatMap((site) =>
          ['7', '8', postNumber(posts[0]!, null)].map((one) => reads.postNumbered(site, one)),
        ),
      ),
      named: await Promise.all(
        ['post-0', 'post-1'].map((slug) => reads.manuscriptNamed(sites[0]!, 'page', slug)),
      ),
      // Several items can have an address after a race, and any of them is told.
      taken: await Promise.all(
        addresses.map(
          async (address) =>
            (await reads.addressTakenBy(sites[0]!, address, posts[0]!, ['draft', 'published'])) !== null,
        ),
      ),
      listed: await Promise.all(
        sites.map(async (site) => {
          const starts = await reads.publishedAddressPages(site, 2)
          return Promise.all(starts.map((after) => reads.publishedAddresses(site, after, 2)))
        }),
      ),
      on: byId(await reads.postsOn(sites[1]!, posts)),
      manuscripts: byId(await reads.manuscriptsByIds(posts)),
      edited: await Promise.all(
        [
          of,
          { ...of, category: 'category-1', part: 'POST' },
          { ...of, author: members[0]!, kinds: ['page'] as const },
        ].map((of) => whole((cursor) => reads.manuscriptsPage(sites[0]!, of, { size, cursor }))),
      ),
      changes: await Promise.all(
        posts.map((post) => whole((cursor) => reads.postChangesPage(post, { size, cursor }))),
      ),
      due: await reads.duePosts(new Date('2026-03-04T00:00:00.000Z'), 2),
      next: await reads.nextPost(),
    }
  },
}
