import { test } from 'tap'
import { check } from '../check.ts'
import { PostText } from '../publishing/post-text.ts'
import { ContentSections } from '../sections/sections.ts'
import { Category } from './categories.ts'
import { Menu } from './menus.ts'
import { sitePurposes } from './purposes.ts'
import { firstRules } from './rules-page.ts'
import { Accent, isBuiltFlag } from './sites.ts'

for (const [name, { label, accent, features, menu, categories, homepage }] of Object.entries(sitePurposes))
  test(`A community for ${name} begins with valid and built features, menu, categories and home page`, (t) => {
    t.ok(label)
    t.equal(Accent.parse(accent), accent)
    t.same(
      features.filter((flag) => !isBuiltFlag(flag)),
      [],
    )
    t.equal(
      check(
        Menu,
        menu.map((item) => ({ ...item, items: [] })),
      ).problem,
      null,
    )
    t.ok(categories.length >= 3)
    for (const category of categories) t.same(Category.parse(category), category)
    t.equal(check(ContentSections, homepage, { placed: true }).problem, null)
    const isForum = features.some((flag) => flag === 'Forums')
    t.equal(
      menu.some(({ url }) => url.startsWith('/forums')),
      isForum,
      'the menu has only what is on',
    )
    t.end()
  })

test('The draft of the rules of a new community can be published as it is', async (t) => {
  t.equal(check(PostText, firstRules, { placed: true }).problem, null)
})
