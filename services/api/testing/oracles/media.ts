import { SiteId } from '../../../../events/ids.ts'
import type { MediaId } from '../../../../events/kinds.ts'
import { storable } from '../../../../projections/batch.ts'
import type { MediaRow } from '../../../../projections/media/queries.ts'
import { cursorOf } from '../../../../projections/page.ts'
import { pictures } from '../../../../projections/testing/happenings/media.ts'
import { idOf } from '../../../../projections/testing/world.ts'
import { byId, whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

const sites = [0, 1].map((n) => SiteId.parse(idOf('site', n)))

export const media: Oracle = {
  reads(history, { purged }) {
    const rows = new Map<MediaId, MediaRow>()
    const texts = new Map<string, string>()
    for (const event of history) {
      const { type, data, metadata } = event
      const at = new Date(metadata.occurredAt)
      if (type === 'MediaAdded') {
        const { media: id, site, by: addedBy } = data
        const row = { id, site, addedBy, file: storable(data.file), words: storable(data.words) }
        rows.set(id, { ...row, insertedAt: at, modifiedAt: at, cursor: cursorOf(at, id) })
      }
      const row = 'media' in data ? rows.get(data.media) : undefined
      if (row && type === 'MediaDescribed') row.words = storable(data.words)
      if (row && type === 'MediaReplaced') row.file = storable(data.file)
      if (row && (type === 'MediaDescribed' || type === 'MediaReplaced')) row.modifiedAt = at
      if (row && type === 'MediaRemoved') rows.delete(row.id)
      if (type === 'PostWritten' || type === 'PostRevised')
        texts.set(`${data.subject.id} newest`, JSON.stringify(data.text))
      if (type === 'PostPublished') texts.set(`${data.subject.id} published`, JSON.stringify(data.text))
      if (type === 'PostUnpublished' || type === 'PostBinned') texts.delete(`${data.subject.id} published`)
    }
    const usersOf = (id: MediaId) =>
      new Set(
        [...texts].flatMap(([name, text]) => {
          const [user = ''] = name.split(' ')
          return text.includes(id) && ![...purged].some((one) => one === user) ? [user] : []
        }),
      )
    return {
      mediaByIds: async (ids) => ids.flatMap((id) => rows.get(id) ?? []),
      mediaPage: async (site, part, page) =>
        pageIn(
          [...rows.values()]
            .filter((row) => row.site === site)
            .filter(({ words: { name, alt, illustrator } }) =>
              [name, alt, illustrator ?? ''].join(' ').toLowerCase().includes(part.toLowerCase()),
            )
            .toSorted((a, b) => Number(b.insertedAt) - Number(a.insertedAt) || (a.id < b.id ? 1 : -1)),
          page,
        ),
      mediaUsers: async (ids) =>
        ids.flatMap((id) => {
          const users = [...usersOf(id)].toSorted().toReversed()
          return users.length > 0 ? [{ id, users, count: users.length }] : []
        }),
    }
  },
  ask: async (reads) => ({
    rows: byId(await reads.mediaByIds(pictures)),
    users: byId(await reads.mediaUsers(pictures)),
    lists: await Promise.all(
      sites.flatMap((site) =>
        ['', 'WALK', '3'].map((part) => whole((cursor) => reads.mediaPage(site, part, { size: 2, cursor }))),
      ),
    ),
  }),
}
