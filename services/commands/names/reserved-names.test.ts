import { test } from 'tap'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../../scripts/network.ts'
import { Username } from '../../rules/fields.ts'
import { isReservedName } from './reserved-names.ts'

const data = join(root, '../shared/data/reserved-usernames/data.json')
const skip = existsSync(data) ? false : `this machine has no ${data}`

test('members cannot choose usernames that represent the network or its operators', async (t) => {
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

test('a reserved username stays reserved with other case, spaces, punctuation, digits at its end or look-alike letters', async (t) => {
  const reserved = [
    'MODERATOR',
    'sup.port -- team',
    'S.y.s.t.e.m',
    'Support Team 2',
    'Chief Administrator',
    'Community_Moderator™',
    // Names with letters of other alphabets that look Latin: Cyrillic а, р and ѕ, Greek ν, and full-width letters.
    'Аdministrator',
    'Suррort Team',
    'Ѕystem',
    'Priνacy',
    'Ｅｄｉｔｏｒｉａｌ Team',
    'Supp0rt Team 10',
    'Adrninistrator',
    'Adm1n',
    'admln',
    'Pr1vacy',
    'Ed1tor1al Team 1',
    'Chief Adm1nistrator',
    'Modёrator',
  ]
  for (const name of reserved) t.ok(isReservedName(name), name)
})

test('a name is reserved if one of its words claims an office, but not if a longer word begins with it', async (t) => {
  const refused = [
    'Site Admin',
    'Verified Doctor',
    'Dr. Support',
    'Dr.Support',
    'SiteAdmin',
    'Anna (Staff)',
    'Anna_Moderator_2',
    'Health Communities',
    'The Health Communities Team',
    'Site Аdmin',
    'Verified Ѕtaff',
    'Site Adm1n 3',
  ]
  for (const name of refused) t.ok(isReservedName(name), name)
  const free = [
    'Cory Doctorow',
    'Lupus Supporter',
    'Unofficial Anna',
    'Staffordshire',
    'Supportive Sam',
    'Nadmina',
  ]
  for (const name of free) t.notOk(isReservedName(name), name)
})

test('the name of a community is reserved on all communities of its network', async (t) => {
  const communities = ['Diabetes Together', 'Carers’ Corner', 'RA Circle']
  for (const name of [
    'Diabetes Together',
    'diabetes-together',
    'Carers Corner 2',
    'RA C1rcle',
    'Diаbetes Together',
  ])
    t.ok(isReservedName(name, communities), name)
  for (const name of ['Diabetes Tom', 'Together', 'Clara Circle', 'Carer in the Corner'])
    t.notOk(isReservedName(name, communities), name)
  t.notOk(isReservedName('Diabetes Together'), 'a network without that community')
})

test('common names are not reserved, so members can choose them as usernames', async (t) => {
  const free = [
    'Rosa Maria',
    'Page Turner',
    'Ada Member of Lupus',
    'Systema',
    'Mali',
    'Guest of Honour',
    '김철수',
    'Ада',
    'Marked 2',
  ]
  for (const name of free) t.notOk(isReservedName(name), name)
})

test(
  'of a public list of names that sites reserve, all that are valid usernames are refused',
  { skip },
  async (t) => {
    const names = z.array(z.string()).parse(JSON.parse(readFileSync(data, 'utf8')))
    const valid = names.filter((name) => name.length >= 4 && /^[\p{L}\p{N}.\-_™®()/, ]+$/u.test(name))
    t.equal(valid.length, 464)
    const accepted = valid.filter((name) => Username.safeParse(name).success && !isReservedName(name))
    t.same(accepted, [])
  },
)
