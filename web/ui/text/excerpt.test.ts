import { test } from 'tap'
import { excerptOf } from './excerpt.ts'

test('An excerpt is cut between words, and in languages without spaces between whole characters', async (t) => {
  t.equal(excerptOf('  Sore\nknees ', 20), 'Sore knees')
  t.equal(excerptOf('Sore knees every morning', 12), 'Sore knees…')
  t.equal(excerptOf('膝の痛みが朝に', 5), '膝の痛…')
  t.equal(excerptOf('นี้'.repeat(10), 8), `${'นี้'.repeat(2)}…`, 'a letter keeps its marks')
  t.equal(excerptOf('👩‍👩‍👧'.repeat(3), 12), '👩‍👩‍👧…', 'and a family its members')
  t.equal(excerptOf('Flags 🇩🇪🇫🇷🇪🇸', 10), 'Flags…')
})
