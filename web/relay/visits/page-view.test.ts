import { test } from 'tap'
import { pageViewId, startPageView } from './page-view.ts'

test('A navigation starts a page view with another id', async (t) => {
  const before = pageViewId()
  t.equal(pageViewId(), before, 'until a navigation it is the same')
  startPageView()
  t.not(pageViewId(), before)
})
