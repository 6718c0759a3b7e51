import { follows } from '../../../services/commands/follows.ts'
import { register, verify } from '../../../services/commands/names/registration.ts'
import { joinedOf } from '../members.ts'
import { DAY, demoIdOf, HOUR, memberStep, soonAfter, type Lane } from '../steps.ts'
import { crowdNames } from '../names.ts'
import { chance, oneOf } from '../random.ts'

/** Registrations of the additional members, who have no e-mail address and password, like imported members. */
export const crowdMemberLanes = (): Lane[] =>
  crowdNames.map((username) => {
    const member = demoIdOf(username)
    const joined = memberStep(username)
    const details = { email: null, username, firstName: null, lastName: null }
    return [
      {
        ...joined,
        actor: 'system',
        site: null,
        adds: 'members',
        run: (tools, intent) => register(tools, details, intent),
      },
      {
        at: soonAfter(joined.at, 0),
        name: `verify ${username}`,
        actor: 'system',
        site: null,
        run: (tools, intent) => verify(tools, { member, by: 'seed' }, intent),
      },
    ]
  })

/** Steps by which every other additional member follows one or two members. */
export const crowdFollowLanes = (): Lane[] =>
  crowdNames.map((username) => {
    const count = Math.floor(chance(`following ${username}`) * 3)
    const others = Array.from({ length: count }, (_, index) =>
      oneOf(
        `following ${username} ${index}`,
        crowdNames.filter((one) => one !== username),
      ),
    )
    return [...new Set(others)].map((other) => {
      const command = { name: 'follow', followed: demoIdOf(other) } as const
      const since = Math.min(joinedOf(username), joinedOf(other)) * DAY
      return {
        at: Math.round(-since * chance(`followed ${username} ${other}`) - HOUR),
        name: `follow ${username} ${other}`,
        actor: demoIdOf(username),
        site: null,
        run: ({ dispatch }, intent) => dispatch(follows, command, intent),
      }
    })
  })
