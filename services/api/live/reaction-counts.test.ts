import { test } from 'tap'
import { catalogue } from '../../../events/catalogue.ts'
import type { EventTypes } from '../../../events/define.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { ReactableId } from '../../../events/ids.ts'
import { streamOf } from '../../../events/kinds.ts'
import { readGolden } from '../../../events/testing/golden.ts'
import type { Ahead } from './log-follower.ts'
import { openReactionCounts } from './reaction-counts.ts'

/** Opens counts of reactions that receive given events. */
function opened() {
  let hear: (event: RecordedEvent) => void = () => {}
  const ahead: Pick<Ahead, 'onEvent' | 'facts'> = {
    onEvent: (handler) => void (hear = handler),
    facts: () => undefined,
  }
  const reactionCounts = openReactionCounts({
    sql: null as never,
    ahead,
    changes: { waitFor: async () => true },
  })
  return { reactionCounts, hear: (event: object) => hear(event as RecordedEvent) }
}

const items = (value: unknown): ReactableId[] => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const item = ReactableId.safeParse(id)
  return item.success ? [item.data] : []
}

/** Fields of events that name an item whose row the event does not change. */
const elsewhere: Record<string, string> = {
  root: 'the page below which the item is, at any depth',
  into: 'the thread into which another one is merged',
  place: 'the page whose notices a member has read',
  source: 'the page of which a member wants no notices',
  thread: 'the thread of which a member wants notices',
  through: 'the newest message that a member has read',
}

const types: EventTypes = catalogue

test('an item is new until another event names it', async (t) => {
  const newest = readGolden().filter(({ type, version }) => types[type]?.versions.length === version)
  const named = newest.flatMap(({ type, examples }) =>
    examples.flatMap((data) =>
      Object.entries(data).flatMap(([field, value]) =>
        items(value).map((item) => ({ type, data, field, item })),
      ),
    ),
  )
  const fields = new Set(named.map(({ field }) => field))
  for (const field of Object.keys(elsewhere)) t.ok(fields.has(field), field)
  for (const { type, data, field, item } of named) {
    if (field in elsewhere) continue
    const { reactionCounts, hear } = opened()
    const stream = streamOf(item)
    hear({ type: 'MessageSent', data: { message: item }, position: 1n, revision: 0, stream })
    t.ok(reactionCounts.isNew(item))
    hear({ type, data, position: 2n, revision: 1, stream, metadata: {} })
    t.notOk(reactionCounts.isNew(item), `${type}.${field}`)
  }
})
