import { test } from 'tap'
import { halfWritten } from '../../../ui/drafts/half-written.ts'
import { keptChanges, keptText } from './kept-input.ts'

const changes = {
  name: { value: 'Gout Gang', isDirty: true },
  typed: { value: [{ title: 'Talk' }], isDirty: false },
}

test('Unsaved input comes back for a week, and a log-out asks about it', async (t) => {
  const stored = keptText('Menu of Gout', changes, 1000)
  t.same(keptChanges(stored, 2000), changes)
  t.same(keptChanges(stored, 1000 + 7 * 86_400_000), {})
  t.match(halfWritten([['line-settings-x', stored]]), [{ label: 'Menu of Gout', text: 'Gout Gang' }])
})

test('Saved input leaves nothing behind, and a damaged text is ignored', async (t) => {
  t.equal(keptText('Menu', {}, 1000), '')
  for (const damaged of ['', '{', '{"at":1}', '{"at":1000,"changes":{"name":"x"}}'])
    t.same(keptChanges(damaged, 1000), {})
})
