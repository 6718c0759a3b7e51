import { openPool } from '../../projections/sql.ts'
import { projections } from '../../projections/index.ts'
import { newId } from '../../services/commands/ids.ts'
import { messages } from '../../services/commands/messaging.ts'
import { replay as rebuild } from '../../services/projector/replay.ts'
import { caughtUp } from '../network/caught-up.ts'
import { rateOf, together, type Figure } from './figures.ts'
import { intentOf, makePairs, makeSite, withPlace } from './place.ts'

/** How fast all read models are built anew; the floor is to read the same events and do nothing with them. */
export const replay = (): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore', 'projector'] }, async ({ network, workshop }) => {
    const { log, dispatch } = workshop
    const site = await makeSite(workshop)
    const pairs = await makePairs(workshop, site, 100)
    await together(20_000, 64, async (index) => {
      const { by, other, conversation } = pairs[index % pairs.length]!
      const sender = index % 3 === 0 ? other : by
      const intent = intentOf(sender, site)
      const message = newId('message', intent.commandId)
      await dispatch(
        messages,
        { name: 'send', message, conversation, sender, body: `Number ${index}.` },
        intent,
      )
    })

    await caughtUp(network.settings.databaseUrl, log)
    let events = 0
    const reading = performance.now()
    for await (const batch of log.readAll()) events += batch.events.length
    const read = performance.now() - reading

    const pool = openPool(network.settings.databaseUrl, [], projections.length + 3)
    try {
      const began = performance.now()
      await rebuild({ projections, log, pool, signal: new AbortController().signal })
      const rebuilt = performance.now() - began
      return [
        rateOf('floor: events read', events, read, 'events'),
        rateOf('events replayed into all read models', events, rebuilt, 'events'),
        { what: "time to the floor's", value: Number((rebuilt / read).toPrecision(3)), unit: '×' },
      ]
    } finally {
      await pool.end()
    }
  })
