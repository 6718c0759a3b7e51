import { test } from 'tap'
import { drawable } from './drawable.ts'

test('previews show titles in the scripts of their font, without emoji', async (t) => {
  t.equal(drawable('β-blockers: 5 µg ≥ ½ “dose” — Привет 💜'), 'β-blockers: 5 µg ≥ ½ “dose” — Привет')
  t.equal(drawable('Žluťoučký kůň, Thuốc™ 👩🏽‍⚕️ 🇩🇪'), 'Žluťoučký kůň, Thuốc™')
  for (const other of ['膝の痛み', 'שלום', 'سلام', 'नमस्ते', 'mixed 무릎', '💜', ''])
    t.equal(drawable(other), null, other)
})
