import { madeBy, siteChange } from '../../../../projections/sites/changes.ts'
import { cursorOf, pageFrom, placeBefore } from '../../../../projections/page.ts'
import { idOf } from '../../../../projections/testing/world.ts'
import { whole, type Oracle } from '../oracle.ts'

const sites = [0, 1].map((n) => idOf('site', n))

export const siteChanges: Oracle = {
  reads(history) {
    const values = new Map<string, unknown>()
    const rows = history.flatMap((event) => {
      const change = siteChange(event)
      if (!change) return []
      const { position, metadata } = event
      const { site, subject, key, value } = change
      const name = `${site} ${subject} ${key}`
      const before = values.get(name) ?? null
      values.set(name, value)
      const at = new Date(metadata.occurredAt)
      return [
        {
          site,
          position,
          subject,
          key,
          value,
          before,
          by: madeBy(event),
          at,
          cursor: cursorOf(position, site),
        },
      ]
    })
    return {
      siteChangesPage: async (of, { size, cursor }) =>
        pageFrom(
          rows
            .filter(({ site, position }) => site === of && position < placeBefore(cursor))
            .map(({ site: _, ...row }) => row)
            .toReversed(),
          size,
        ),
    }
  },
  ask: (reads) =>
    Promise.all(sites.map((site) => whole((cursor) => reads.siteChangesPage(site, { size: 2, cursor })))),
}
