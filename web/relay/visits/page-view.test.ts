import { test } from 'tap'
import { pageView, startPageView } from './page-view.ts'

test('A new page view has a new id and no data of the previous one', async (t) => {
  const before = pageView()
  before.adSlots += 3
  before.structuredData.push({ '@type': 'Thing' })
  before.reactionBatch.add('THREAD:1')
  t.equal(pageView(), before, 'until a navigation it is the same')
  startPageView()
  t.not(pageView().id, before.id)
  t.match(pageView(), { adSlots: 0, structuredData: [] })
  t.equal(pageView().reactionBatch.size, 0)
})
