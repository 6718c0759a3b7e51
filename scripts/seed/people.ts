import { keysOf } from '../../events/entries.ts'
import { accounts } from '../../services/commands/accounts.ts'
import { follows } from '../../services/commands/follows.ts'
import { addressOf } from '../../services/commands/names/addresses.ts'
import { register, verify } from '../../services/commands/names/registration.ts'
import { roles, type RoleId } from '../../services/rules/roles.ts'
import { demoPassword } from './logins.ts'
import { demoMembers, emailOf, type DemoMember, type Person } from './members.ts'
import { DAY, demoIdOf, HOUR, memberStep, soonAfter, type Lane, type Step } from './steps.ts'

const accountStep = (
  username: DemoMember,
  at: number,
  name: string,
  command: Parameters<typeof accounts.decide>[1],
): Step => ({
  at,
  name: `${name} ${username}`,
  actor: 'system',
  site: null,
  run: ({ dispatch }, intent) => dispatch(accounts, command, intent),
})

const roleStep = (username: DemoMember, at: number, role: RoleId): Step =>
  accountStep(username, at, 'role', { name: 'changeRole', member: demoIdOf(username), role })

function memberSteps(username: DemoMember): Step[] {
  const { role, verified, analyst }: Person = demoMembers[username]
  const member = demoIdOf(username)
  const joined = memberStep(username)
  const details = { email: emailOf(username), username, firstName: null, lastName: null }
  const steps: Step[] = [
    {
      ...joined,
      actor: 'system',
      site: null,
      adds: 'members',
      async run({ credentials, ...tools }, intent) {
        await credentials.save(member, await addressOf(tools, details.email), demoPassword)
        return register(tools, details, intent)
      },
    },
  ]
  if (verified)
    steps.push({
      at: soonAfter(joined.at, 0),
      name: `verify ${username}`,
      actor: 'system',
      site: null,
      run: (tools, intent) => verify(tools, { member, by: 'seed' }, intent),
    })
  if (role !== roles.member && role !== roles.spammer)
    steps.push(roleStep(username, soonAfter(joined.at, 1), role))
  if (analyst) {
    const command = { name: 'changeAnalyst', member, granted: true } as const
    steps.push(accountStep(username, soonAfter(joined.at, 2), 'analyst', command))
  }
  return steps
}

const following: Partial<Record<DemoMember, readonly DemoMember[]>> = {
  MayaInMotion: ['Tomasz W.', 'Grace Okafor', 'Priya N.', 'Amara Osei', 'Sam Whitefeather'],
  'Tomasz W.': ['MayaInMotion', 'Priya N.'],
  'Grace Okafor': ['Lucia Ferrante', 'MayaInMotion', 'Ruth Castellano'],
  slow_mornings: ['Henrik Aas', 'Lucia Ferrante', 'Sam Whitefeather'],
  'Henrik Aas': ['slow_mornings', 'Grace Okafor', 'Priya N.'],
  'Lucia Ferrante': ['slow_mornings', 'PaperCrane', 'Joan of Archway'],
  PaperCrane: ['Joan of Archway', 'Lucia Ferrante'],
  'Joan of Archway': ['PaperCrane', 'Carlos Medina', 'Sam Whitefeather'],
  'Sam Whitefeather': ['TeaAndTremors', 'Priya N.', 'MayaInMotion'],
  'Priya N.': ['TeaAndTremors', 'Grace Okafor', 'Ruth Castellano'],
  TeaAndTremors: ['Sam Whitefeather', 'Ruth Castellano', 'Priya N.'],
  'Carlos Medina': ['Joan of Archway', 'Ruth Castellano'],
  newly_diagnosed_dana: ['TeaAndTremors', 'Tomasz W.'],
}

const followSteps = (username: DemoMember): Step[] =>
  (following[username] ?? []).map((other, index) => {
    const command = { name: 'follow', followed: demoIdOf(other) } as const
    return {
      at: Math.max(memberStep(username).at, memberStep(other).at) + (30 + 5 * index) * HOUR,
      name: `follow ${username} ${other}`,
      actor: demoIdOf(username),
      site: null,
      run: ({ dispatch }, intent) => dispatch(follows, command, intent),
    }
  })

export const memberLanes = (): Lane[] => keysOf(demoMembers).map(memberSteps)

export const followLanes = (): Lane[] => keysOf(demoMembers).map(followSteps)

export const spammerLane = (): Lane =>
  keysOf(demoMembers)
    .filter((username) => demoMembers[username].role === roles.spammer)
    .map((username) => roleStep(username, -16 * DAY, roles.spammer))
