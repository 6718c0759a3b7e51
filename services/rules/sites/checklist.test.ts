import { test } from 'tap'
import { checklistOf, type Prepared } from './checklist.ts'

const bare: Prepared = {
  isHidden: true,
  description: '',
  logo: null,
  hasCover: false,
  categories: 0,
  menuEntries: 0,
  hasText: false,
  hasRules: false,
}
const doneIn = (changes: Partial<Prepared>) =>
  checklistOf({ ...bare, ...changes }).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('Each step of the checklist is done by one property of the community', (t) => {
  t.same(doneIn({}), [])
  for (const [changes, step] of [
    [{ description: 'Toes that burn at night.' }, 'look'],
    [{ logo: '/logo.png' }, 'picture'],
    [{ hasCover: true }, 'picture'],
    [{ categories: 1 }, 'categories'],
    [{ menuEntries: 1 }, 'menu'],
    [{ hasText: true }, 'text'],
    [{ hasRules: true }, 'rules'],
    [{ isHidden: false }, 'open'],
  ] as const)
    t.same(doneIn(changes), [step])
  t.equal(checklistOf(bare).at(-1)?.step, 'open', 'the last step')
  t.end()
})
