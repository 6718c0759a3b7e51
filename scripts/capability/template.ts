import { namesOf } from '../projection/template.ts'

/** Names of the capability in the forms that the files need. */
function wordsOf(name: string) {
  return { name, ...namesOf(name), words: name.replaceAll('-', ' '), category: name.replaceAll('-', '') }
}
type Words = ReturnType<typeof wordsOf>

/** Events, decider with its stories, and read model. */
const coreFiles = ({ name, snake, camel, pascal, words, category }: Words): Record<string, string> => ({
  [`events/${name}.ts`]: `import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const ofMember = z.object({ member: MemberId })

/** A member turning ${words} on and off. Stream: ${category}-<member>. */
export const ${camel}Events = defineEvents({
  ${pascal}TurnedOn: v1(ofMember),
  ${pascal}TurnedOff: v1(ofMember),
})
`,
  [`services/commands/${name}.ts`]: `import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

export interface ${pascal}Command {
  name: 'turnOn' | 'turnOff'
}

/** A member's switch of ${words}. */
export const ${camel}: Decider<{ isOn: boolean }, ${pascal}Command, { actor: Viewer }> = {
  emits: {
    turnOn: ['${pascal}TurnedOn'],
    turnOff: ['${pascal}TurnedOff'],
  },
  initialState: { isOn: false },
  evolve(state, event) {
    if (event.type === '${pascal}TurnedOn') return { isOn: true }
    return event.type === '${pascal}TurnedOff' ? { isOn: false } : state
  },
  stream: (_, intent) => \`${category}-\${actingMember(intent)}\`,
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide({ isOn }, { name }, { actor }, intent) {
    const refused = refusal('editOwn', actor)
    if (refused) return new Rejected(refused)
    if (isOn === (name === 'turnOn')) return []
    const type = name === 'turnOn' ? '${pascal}TurnedOn' : '${pascal}TurnedOff'
    return [{ type, data: { member: actingMember(intent) } }]
  },
}
`,
  [`services/commands/${name}.test.ts`]: `import { test } from 'tap'
import { ${camel} } from './${name}.ts'
import { spec } from './testing/spec.ts'
import { ada, unverified } from './testing/stories.ts'

const on = { type: '${pascal}TurnedOn', data: { member: ada } } as const
const off = { type: '${pascal}TurnedOff', data: { member: ada } } as const

test('a member turns ${words} on and off', async () => {
  const given = spec(${camel})
  await given.given([]).knowing(unverified(ada)).when({ name: 'turnOn' }, ada).then([on])
  await given.given([on]).knowing(unverified(ada)).when({ name: 'turnOn' }, ada).thenNothing()
  await given.given([on]).knowing(unverified(ada)).when({ name: 'turnOff' }, ada).then([off])
  await given
    .given([])
    .when({ name: 'turnOn' }, ada)
    .thenRejected('Please create an account or log in to continue.')
})
`,
  [`projections/${name}/tables.sql`]: `create table ${snake}_member (
  member text collate "C" primary key
);

-- Members who were erased: later events of theirs are ignored.
create table ${snake}_leaver (member text collate "C" primary key);
`,
  [`projections/${name}/project.ts`]: `import { lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** Members who have turned ${words} on. */
export const ${camel}: Projection = {
  name: '${snake}',
  version: 1,
  handles: ['${pascal}TurnedOn', '${pascal}TurnedOff', 'MemberErased'],
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0)
      await sql\`insert into ${snake}_leaver select distinct unnest(\${erased}::text[]) on conflict do nothing\`
    const ends = lastBy(only(batch, '${pascal}TurnedOn', '${pascal}TurnedOff'), ({ data }) => data.member)
    const { on = [], off = [] } = Object.groupBy(ends, ({ type }) =>
      type === '${pascal}TurnedOn' ? 'on' : 'off',
    )
    await sql\`delete from ${snake}_member where member = any(\${[...erased, ...off.map(({ data }) => data.member)]})\`
    await sql\`insert into ${snake}_member select member from unnest(\${on.map(({ data }) => data.member)}::text[]) member
      where not exists (select from ${snake}_leaver left_one where left_one.member = member.member)
      on conflict do nothing\`
  },
  changes: () => [],
}
`,
  [`projections/${name}/queries.ts`]: `import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** True if a member has turned ${words} on. */
export async function ${camel}Of(sql: Sql, member: MemberId): Promise<boolean> {
  const rows = await sql\`select from ${snake}_member where member = \${member}\`
  return rows.length > 0
}
`,
})

/** Random histories, and the oracle for them. */
const testFiles = ({ name, camel, pascal, category }: Words): Record<string, string> => ({
  [`projections/testing/happenings/${name}.ts`]: `import type { Happenings } from '../happening.ts'

export const ${camel}: Happenings = {
  steps: {
    ${camel}On: (_, { by }) => ({ type: '${pascal}TurnedOn', data: { member: by } }),
    ${camel}Off: (_, { by }) => ({ type: '${pascal}TurnedOff', data: { member: by } }),
  },
  stream: ({ type, data }) =>
    type === '${pascal}TurnedOn' || type === '${pascal}TurnedOff' ? \`${category}-\${data.member}\` : null,
}
`,
  [`services/api/testing/oracles/${name}.ts`]: `import { members } from '../../../../projections/testing/world.ts'
import type { Oracle } from '../oracle.ts'

export const ${camel}: Oracle = {
  reads(history, { erased }) {
    const on = new Set<string>()
    for (const { type, data } of history) {
      if (type === '${pascal}TurnedOn') on.add(data.member)
      if (type === '${pascal}TurnedOff') on.delete(data.member)
    }
    return { ${camel}Of: async (member) => on.has(member) && !erased.has(member) }
  },
  ask: (reads) => Promise.all(members.map((member) => reads.${camel}Of(member))),
}
`,
})

/** GraphQL, and the copy of a member's data. */
const apiFiles = ({ name, camel, pascal, words }: Words): Record<string, string> => ({
  [`services/api/graphql/${name}/schema.graphql`]: `extend type User {
  """
  True if the member has turned ${words} on; null for other viewers.
  """
  ${camel}: Boolean
}

extend type Mutation {
  update${pascal}(isOn: Boolean!): Update${pascal}Payload!
}

type Update${pascal}Payload implements Payload {
  user: User!
  position: Position
  pending: Boolean!
}
`,
  [`services/api/graphql/${name}/resolvers.ts`]: `import { ${camel} } from '../../../commands/${name}.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import { signedIn } from '../frame/errors.ts'
import { carryOut } from '../frame/mutate.ts'

export const ${camel}Resolvers: Resolvers = {
  User: {
    ${camel}: ({ id }, _, { viewer, services }) =>
      viewer?.id === id ? services.reads.${camel}Of(id) : null,
  },
  Mutation: {
    async update${pascal}(_, { isOn }, context, info) {
      const done = await carryOut(context, info, ${camel}, { name: isOn ? 'turnOn' : 'turnOff' })
      return { ...done, user: await memberNamed(context, signedIn(context).id) }
    },
  },
}
`,
  [`services/api/own-data/lists/${name}.ts`]: `import { item, list, type OwnLists } from '../list.ts'

export const ${camel}Lists: OwnLists = ({ reads }, member) => [
  list(
    { name: '${camel}', heading: 'Your ${words}' },
    async function* () {
      if (await reads.${camel}Of(member)) yield { isOn: true }
    },
    () => item('Turned on'),
  ),
]
`,
})

/** Files of a new capability by path. The generated example is a setting that each member can turn on and off. */
export function newCapabilityFiles(name: string): Record<string, string> {
  const words = wordsOf(name)
  return { ...coreFiles(words), ...testFiles(words), ...apiFiles(words) }
}
