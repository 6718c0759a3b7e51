import { test } from 'tap'
import { isReservedName } from './reserved-names.ts'

test('names that stand for the network or for those who run it are reserved', async (t) => {
  const reserved = [
    'Administrator',
    'Moderator',
    'Community Admin',
    'Member',
    'Support Team',
    'Removed member',
    'Anonymous',
    'System',
    'Editorial Team',
    'Patient Leader',
    'Healthcare Provider 2',
    'webmaster',
    'privacy-policy',
  ]
  for (const name of reserved) t.ok(isReservedName(name), name)
})

test('neither case, spaces, punctuation, digits after it nor look-alike letters make it another name', async (t) => {
  const reserved = [
    'MODERATOR',
    'sup.port -- team',
    'S.y.s.t.e.m',
    'Support Team 2',
    'Chief Administrator',
    'Community_Moderator™',
    // Cyrillic а, р and ѕ, a Greek ν, letters of full width.
    'Аdministrator',
    'Suррort Team',
    'Ѕystem',
    'Priνacy',
    'Ｅｄｉｔｏｒｉａｌ Team',
  ]
  for (const name of reserved) t.ok(isReservedName(name), name)
})

test('names that people go by stay free', async (t) => {
  const free = [
    'Rosa Maria',
    'Page Turner',
    'Ada Member of Lupus',
    'Systema',
    'Guest of Honour',
    '김철수',
    'Ада',
    'Marked 2',
  ]
  for (const name of free) t.notOk(isReservedName(name), name)
})
