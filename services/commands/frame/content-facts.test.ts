import { isDeepStrictEqual } from 'node:util'
import { test } from 'tap'
import { catalogue, type CatalogueEvent } from '../../../events/catalogue.ts'
import type { EventTypes } from '../../../events/define.ts'
import { readGolden } from '../../../events/testing/golden.ts'
import { contentFacts, type ContentFacts } from './content-facts.ts'

const types: EventTypes = catalogue

/** An item as it was written, and one on which everything was decided. */
const items: readonly ContentFacts[] = [
  { ...contentFacts.initialState, author: 'member_01jd0000000000000000000001' },
  {
    ...contentFacts.initialState,
    author: 'member_01jd0000000000000000000001',
    state: 'deleted',
    locked: true,
    heldBy: 'words',
    restorableUntil: '2026-11-29T10:00:00.000Z',
  },
]

/** Events about an item that change nothing on which decisions about other streams depend. */
const indifferent: Record<string, string> = {
  PostWritten: 'nobody but editors sees it before it is published',
  PostRevised: 'readers see the published text',
  PostSubmitted: 'readers see the published text',
  PostReturned: 'readers see the published text',
  PostScheduled: 'readers see the published text',
  PostUnbinned: 'it is a draft again',
  ContentPurged: 'it ends the stream, which is then deleted',
}

/** Types of events about items of content, which name the item's topmost ancestor, and of editors' items. */
const about = Object.keys(types).filter((type) => {
  const fields = types[type]?.versions.at(-1)?.schema.shape ?? {}
  return 'root' in fields || type.startsWith('Post')
})

test('each event about an item changes the facts of the item, or is one that nothing depends on', async (t) => {
  const golden = readGolden().filter(({ type, version }) => types[type]?.versions.length === version)
  for (const type of about) {
    const examples = golden.flatMap((one) => (one.type === type ? one.examples : []))
    const isChange = examples.some((data) =>
      items.some((item) => {
        const after = contentFacts.evolve(item, { type, data } as CatalogueEvent)
        return !isDeepStrictEqual({ ...after, length: item.length }, item)
      }),
    )
    t.equal(isChange, !(type in indifferent), type)
  }
  for (const type of Object.keys(indifferent)) t.ok(about.includes(type), type)
})
