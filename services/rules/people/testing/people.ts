import type { PeopleAction } from '../people.ts'

/** Order of the rows (who acts) and columns (the member) of the table. */
export const rolesOf = [5, 1, 6, 2, 3, 4] as const

export const people = {
  5: 'super admin',
  1: 'administrator',
  6: 'community tech',
  2: 'moderator',
  3: 'member',
  4: 'spammer',
} as const

const nobody = ['......', '......', '......']

/** The table of people's actions: 'x' where the role of the row may do it to a member with the role of the column. */
export const peopleTable: readonly { name: string; action: PeopleAction; allowed: readonly string[] }[] = [
  ...([2, 3] as const).map((to) => ({
    name: `give the role of a ${people[to]}`,
    action: { name: 'changeRole' as const, to },
    allowed: ['.xxxx.', '..xxx.', '...xx.', ...nobody],
  })),
  ...([6, 1, 5] as const).map((to) => ({
    name: `give the role of a ${people[to]}`,
    action: { name: 'changeRole' as const, to },
    allowed: ['.xxxx.', '......', '......', ...nobody],
  })),
  {
    name: 'give the role of a spammer',
    action: { name: 'changeRole', to: 4 },
    allowed: ['......', '......', '......', ...nobody],
  },
  {
    name: 'give a badge',
    action: { name: 'giveBadge' },
    allowed: ['.xxxxx', '..xxxx', '...xxx', ...nobody],
  },
  {
    name: 'give an award',
    action: { name: 'giveAward' },
    allowed: ['.xxxxx', '..xxxx', '...xxx', ...nobody],
  },
  {
    name: 'grant analyst access',
    action: { name: 'grantAnalyst' },
    allowed: ['.xxxxx', '......', '......', ...nobody],
  },
  {
    name: 'recover access',
    action: { name: 'recoverAccess' },
    allowed: ['.xxxxx', '..xxxx', '......', ...nobody],
  },
]
