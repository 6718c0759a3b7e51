import { test } from 'tap'
import { accentWords } from './accent.ts'

test('An accent is described by what becomes of it on light and dark pages, and by its contrasts', (t) => {
  t.match(
    accentWords('#1f6f78'),
    /On light pages the color stays as it is, on dark pages it becomes lighter\. Contrast with the page: \d\.\d to 1 and \d\.\d to 1; text needs 4\.5 to 1\./,
  )
  t.match(accentWords('#FFE600'), /becomes darker, on dark pages it stays as it is/)
  t.equal(accentWords('teal'), null)
  t.end()
})
