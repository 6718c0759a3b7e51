import { test } from 'tap'
import { bytesText } from './bytes.ts'

test('File sizes below ten of their unit have one decimal, and larger ones none', async (t) => {
  t.same([0, 999, 1000, 9_940, 812_345, 1_440_000, 25_000_000, 3e12].map(bytesText), [
    '0 bytes',
    '999 bytes',
    '1.0 KB',
    '9.9 KB',
    '812 KB',
    '1.4 MB',
    '25 MB',
    '3000 GB',
  ])
})
