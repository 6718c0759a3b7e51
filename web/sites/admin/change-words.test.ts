import { test } from 'tap'
import { changedParts, changeLabel } from './change-words.ts'

const nameOf = (id: string) => (id === 'site_1' ? 'Hips' : undefined)
const told = (subject: string, before: unknown, value: unknown, key = '') => {
  const change = { subject, key, before, value }
  return { label: changeLabel(change), parts: changedParts(change, nameOf) }
}

test('a change to a community tells what was changed, from what, and to what', async (t) => {
  t.same(told('name', 'Knees', 'Knees and hips'), {
    label: 'Name',
    parts: [{ label: '', before: 'Knees', after: 'Knees and hips' }],
  })
  t.same(told('flag', null, true, 'Forums'), {
    label: 'Forums',
    parts: [{ label: '', before: 'Off', after: 'On' }],
  })
  t.same(told('flag', true, false, 'gone'), {
    label: 'gone',
    parts: [{ label: '', before: 'On', after: 'Off' }],
  })
  t.same(told('parent', 'site_1', null).parts, [{ label: '', before: 'Hips', after: null }])
  t.same(told('redirect', null, '/new', '/old'), {
    label: 'Redirect from /old',
    parts: [{ label: '', before: null, after: '/new' }],
  })
  t.same(told('menu', null, null), { label: 'Menu', parts: [] })
})

test('a changed setting tells which fields of its form have other values', async (t) => {
  const banner = { enabled: true, text: 'Call', links: [{ title: 'Call 988', url: 'tel:988' }] }
  t.same(told('setting', { ...banner, enabled: false, links: [] }, banner, 'crisis_response_banner'), {
    label: 'Crisis banner',
    parts: [
      { label: 'Show crisis help above every page', before: 'Off', after: 'On' },
      { label: 'Help links', before: null, after: 'Call 988 | tel:988' },
    ],
  })
  t.same(told('setting', true, null, 'ads_enabled').parts, [
    { label: 'Ask visitors about the origins listed for advertising', before: 'On', after: 'Off' },
  ])
  t.same(told('setting', null, { words: [] }, 'content_rules'), { label: 'Rules for texts', parts: [] })
})
