import { test } from 'tap'
import { checklistOf, type Prepared } from './checklist.ts'
import { sitePurposes } from './purposes.ts'

const { categories, menu } = sitePurposes.forum
const first: Prepared['menu'] = menu.map((entry) => ({ ...entry, items: [] }))
const bare: Prepared = {
  isHidden: true,
  purpose: 'forum',
  description: '',
  logo: null,
  hasCover: false,
  categories: categories.toReversed(),
  menu: first,
  checked: [],
  hasText: false,
  hasRules: false,
}
const doneIn = (changes: Partial<Prepared>) =>
  checklistOf({ ...bare, ...changes }).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('Each step of the checklist is done by one property of the community', (t) => {
  t.same(doneIn({}), [], 'what the purpose has made is not checked yet')
  for (const [changes, step] of [
    [{ description: 'Toes that burn at night.' }, 'look'],
    [{ logo: '/logo.png' }, 'picture'],
    [{ hasCover: true }, 'picture'],
    [{ categories: categories.slice(1) }, 'categories'],
    [{ checked: ['categories'] }, 'categories'],
    [{ menu: first.toReversed() }, 'menu'],
    [{ menu: first.with(0, { ...first[0]!, items: [{}] }) }, 'menu'],
    [{ checked: ['menu'] }, 'menu'],
    [{ hasText: true }, 'text'],
    [{ hasRules: true }, 'rules'],
    [{ isHidden: false }, 'open'],
  ] as const)
    t.same(doneIn(changes), [step])
  t.equal(checklistOf(bare).at(-1)?.step, 'open', 'the last step')
  t.end()
})
