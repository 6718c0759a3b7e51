import { MemberId } from '../../../../events/ids.ts'
import { accounts } from '../../../commands/accounts.ts'
import { profileValues } from '../../../commands/profile-values.ts'
import { stepId } from '../../../commands/frame/ids.ts'
import { changeUsername } from '../../../commands/names/registration.ts'
import { PersonName } from '../../../rules/fields.ts'
import { fieldNamed, isValueName, valueNames, type ValueName } from '../../../rules/profiles/fields.ts'
import { shownValue, valueProblem } from '../../../rules/profiles/values.ts'
import { wordingOf } from '../../../rules/sites/wording.ts'
import type { MemberRow } from '../../reads.ts'
import { namesOf } from '../../sites.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { shows } from '../members/audience.ts'
import { memberNamed } from '../members/members.ts'
import { checkedBy, newUsername } from '../accounts/settings.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure, notFound, signedIn } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut, carryOutSteps } from '../frame/mutate.ts'

/** Value of a field that the viewer may read; otherwise null. */
async function valueOf(name: ValueName, member: MemberRow, context: GraphContext): Promise<string | null> {
  if (!(await shows(name, member, context))) return null
  const rows = await context.loaders.profileValues.load({ args: null, key: member.id })
  return rows?.find(({ field }) => field === name)?.value ?? null
}

const read =
  (name: ValueName) =>
  (member: MemberRow, _: unknown, context: GraphContext): Promise<string | null> =>
    valueOf(name, member, context)

async function publicProfile(member: MemberRow, context: GraphContext) {
  const fields = await Promise.all(
    valueNames.map(async (name) => ({ name, value: await valueOf(name, member, context) })),
  )
  const { wording } = await context.services.sites.details(context.site)
  const { language } = wordingOf(wording)
  return fields.flatMap(({ name, value }) => {
    const { label, icon = name } = fieldNamed(name)
    const id = `PROFILE:${name}:${member.id}`
    return value === null ? [] : [{ id, name, label, icon, value: shownValue(name, value, language) }]
  })
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** The values that are given, checked before a step is taken. Throws INVALID with the first problem. */
function checkedValues(given: [name: string, value: string | null | undefined][]) {
  const values: Partial<Record<ValueName, string>> = {}
  for (const [name, value] of given) {
    if (!isValueName(name) || !isGiven(value)) continue
    const problem = valueProblem(name, value)
    if (problem !== null) throw failure('INVALID', problem)
    values[name] = value
  }
  return values
}

const isQuestion = (name: string) => isValueName(name) && fieldNamed(name).section !== 'edit'

export const profileValueResolvers: Resolvers = {
  Query: {
    publicProfile: async (_, { userId }, context) =>
      publicProfile(await memberNamed(context, idArgument(MemberId, userId, 'Member')), context),
  },
  User: {
    description: read('description'),
    shortBio: read('description'),
    bio: read('bio'),
    ethnicity: read('ethnicity'),
    gender: read('gender'),
    birthday: read('birthday'),
    zipcode: read('zipcode'),
    publicProfile: (member, _, context) => publicProfile(member, context),
  },
  Mutation: {
    async updateUser(_, { username, firstName, lastName, ...fields }, context, info) {
      const viewer = signedIn(context)
      const row = await memberNamed(context, viewer.id)
      const { username: from } = row
      if (from === null) throw notFound('Member')
      const to = isGiven(username) ? newUsername(username) : from
      if (isGiven(username)) allowed('changeUsername', context)
      const isNamed = isGiven(firstName) || isGiven(lastName)
      const [first, last] = [firstName ?? row.firstName ?? '', lastName ?? row.lastName ?? ''].map((name) =>
        isNamed ? checkedBy(PersonName, name, 'Check the name') : name,
      )
      const isRenamed = isNamed && (first !== row.firstName || last !== row.lastName)
      const values = checkedValues(Object.entries(fields))
      const communities = isGiven(username) ? await namesOf(context.services.sites) : []
      const done = await carryOutSteps(context, info, (tools, intent) => {
        const step = (name: string) => ({ ...intent, commandId: stepId(intent.commandId, name) })
        const names = { name: 'setFullName', firstName: first!, lastName: last! } as const
        return [
          // The username is first, as it alone can be taken: then nothing is saved.
          ...(isGiven(username) ? [() => changeUsername(tools, { from, to, communities }, intent)] : []),
          ...(isRenamed ? [() => tools.dispatch(accounts, names, step('names'))] : []),
          ...(Object.keys(values).length > 0
            ? [() => tools.dispatch(profileValues, { name: 'setProfile', values }, step('profile'))]
            : []),
        ]
      })
      return { ...done, user: await memberNamed(context, viewer.id) }
    },
    async answerQuestions(_, { answers }, context, info) {
      const viewer = signedIn(context)
      if (!answers.every(({ question }) => isQuestion(question))) throw notFound('Question')
      const values = checkedValues(answers.map(({ question, answer }) => [question, answer]))
      const done = await carryOut(context, info, profileValues, { name: 'setProfile', values })
      return { ...done, user: await memberNamed(context, viewer.id) }
    },
  },
}
