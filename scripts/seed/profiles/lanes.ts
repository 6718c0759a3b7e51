import { keysOf } from '../../../events/entries.ts'
import { accounts } from '../../../services/commands/accounts.ts'
import { awards } from '../../../services/commands/awards.ts'
import { badges } from '../../../services/commands/badges.ts'
import { profileValues } from '../../../services/commands/profile-values.ts'
import { socialSites } from '../../../services/commands/social-sites.ts'
import { statuses } from '../../../services/commands/statuses.ts'
import { disorderOfName } from '../../../services/commands/disorders.ts'
import { newId, stepId } from '../../../services/commands/frame/ids.ts'
import { userDisorders } from '../../../services/commands/user-disorders.ts'
import { isPrivacySetting } from '../../../services/rules/profiles/privacy.ts'
import { reactionSteps } from '../forum.ts'
import { readData } from '../data.ts'
import { demoMembers, joinedOf, type DemoMember } from '../members.ts'
import { mentioning } from '../mentions.ts'
import {
  commandIdOf,
  DAY,
  demoIdOf,
  HOUR,
  inOrder,
  MINUTE,
  siteIdOf,
  type Lane,
  type Step,
} from '../steps.ts'
import { Profiles, Statuses, type DemoProfile, type DemoStatus } from './profile.ts'

const giver = demoIdOf('Nora Lindqvist')

/** Steps by which a member fills in the profile two days after joining, and administrators give to the member. */
function profileSteps(username: DemoMember, profile: DemoProfile): Step[] {
  const member = demoIdOf(username)
  const {
    name,
    values = {},
    audiences = {},
    conditions = {},
    links = [],
    badge,
    awards: given = [],
  } = profile
  const filled = -joinedOf(username) * DAY + 2 * DAY
  let count = 0
  const own = (what: string, run: Step['run']): Step => ({
    at: filled + MINUTE * count++,
    name: `${what} of ${username}`,
    actor: member,
    site: siteIdOf('diabetes'),
    run,
  })
  const steps: Step[] = []
  if (name) {
    const [firstName, lastName] = name
    const command = { name: 'setFullName', firstName, lastName } as const
    steps.push(own('name', ({ dispatch }, intent) => dispatch(accounts, command, intent)))
  }
  for (const [field, value] of Object.entries(values))
    steps.push(
      own(`field ${field}`, ({ dispatch }, intent) =>
        dispatch(profileValues, { name: 'setProfile', values: { [field]: value } }, intent),
      ),
    )
  for (const [setting, audience] of Object.entries(audiences))
    if (isPrivacySetting(setting))
      steps.push(
        own(`audience ${setting}`, ({ dispatch }, intent) =>
          dispatch(accounts, { name: 'setPrivacy', setting, audience }, intent),
        ),
      )
  for (const [condition, relationship] of Object.entries(conditions))
    steps.push(
      own(`condition ${condition}`, ({ dispatch }, intent) =>
        dispatch(
          userDisorders,
          { name: 'setDisorderRelationship', disorder: disorderOfName(condition), relationship },
          intent,
        ),
      ),
    )
  for (const link of links)
    steps.push(
      own(`link ${link.platform}`, ({ dispatch }, intent) =>
        dispatch(
          socialSites,
          {
            name: 'setSocialSites',
            sites: [{ ...link, id: stepId(intent.commandId, 'social site 0'), isNew: true }],
          },
          intent,
        ),
      ),
    )
  if (badge)
    steps.push({
      at: filled + DAY,
      name: `badge of ${username}`,
      actor: giver,
      site: null,
      run: ({ dispatch }, intent) => dispatch(badges, { name: 'giveBadge', member, ...badge }, intent),
    })
  for (const { daysAgo, ...award } of given) {
    const moment = { at: -daysAgo * DAY, name: `award ${award.title} of ${username}` }
    steps.push({
      ...moment,
      actor: giver,
      site: null,
      run({ dispatch }, intent) {
        const earnedAt = intent.occurredAt.slice(0, 10)
        const year = Number(earnedAt.slice(0, 4))
        const details = { member, award: commandIdOf(moment), year, earnedAt, ...award }
        return dispatch(awards, { name: 'giveAward', ...details }, intent)
      },
    })
  }
  return steps
}

function statusSteps({ site: prefix, by, daysAgo, body, reactions, replies = [] }: DemoStatus): Step[] {
  const site = siteIdOf(prefix)
  const moment = { at: -daysAgo * DAY, name: `status ${by} ${daysAgo}` }
  const status = newId('status', commandIdOf(moment))
  const text = mentioning(body)
  return [
    {
      ...moment,
      actor: demoIdOf(by),
      site,
      run: ({ dispatch }, intent) =>
        dispatch(statuses, { name: 'createStatus', status, site, body: text }, intent),
    },
    ...reactionSteps({ ...moment, item: status, site }, reactions),
    ...replies.flatMap((written, index): Step[] => {
      const at = { at: moment.at + written.after * HOUR, name: `${moment.name} reply ${index}` }
      const reply = newId('statusreply', commandIdOf(at))
      const words = mentioning(written.body)
      return [
        {
          ...at,
          actor: demoIdOf(written.by),
          site,
          run: ({ dispatch }, intent) =>
            dispatch(
              statuses,
              { name: 'createStatusReply', reply, under: status, site, body: words },
              intent,
            ),
        },
        ...reactionSteps({ ...at, item: reply, site }, written.reactions),
      ]
    }),
  ]
}

const written = keysOf(demoMembers)

/** Members' profiles, with what administrators give them: one sequence of steps per member. */
export function profileLanes(): Lane[] {
  const profiles = readData('profiles', Profiles)
  return written.map((username) => inOrder(profileSteps(username, profiles[username] ?? {})))
}

/** Status updates with their replies and reactions: one sequence of steps per update. */
export const statusLanes = (): Lane[] =>
  readData('statuses', Statuses).map((status) => inOrder(statusSteps(status)))
