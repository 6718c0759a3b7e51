/** Forms of a name such as `daily-greetings`: dailyGreetings, daily_greetings, daily_greetings_entry. */
export function namesOf(name: string) {
  const snake = name.replaceAll('-', '_')
  const camel = name.replaceAll(/-./g, (dash) => dash.slice(1).toUpperCase())
  return { snake, camel, pascal: camel.slice(0, 1).toUpperCase() + camel.slice(1), table: `${snake}_entry` }
}

/** Files of a new projection, text by name. As an example, the projection counts how members were verified. */
export function newProjectionFiles(name: string): Record<string, string> {
  const { snake, camel, pascal, table } = namesOf(name)
  return {
    'tables.sql': `-- Members by the way in which they were verified.
create table ${table} (
  member text collate "C" primary key,
  way text not null,
  verified_at timestamptz not null
);
`,
    'project.ts': `import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

export const ${camel}: Projection = {
  name: '${snake}',
  version: 1,
  handles: ['MemberVerified'],
  // Without it, personal fields would be decrypted first.
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const verified = only(batch, 'MemberVerified').map(({ data, metadata }) => ({
      member: data.member,
      way: data.by,
      verified_at: metadata.occurredAt,
    }))
    await sql\`insert into ${table}
      select * from jsonb_to_recordset(\${json(lastBy(verified, ({ member }) => member))}::jsonb)
        as made(member text, way text, verified_at timestamptz)
      on conflict (member) do update set way = excluded.way, verified_at = excluded.verified_at\`
  },
  changes: () => [],
}
`,
    'queries.ts': `import type { Sql } from '../../services/postgres/sql.ts'

export interface ${pascal}Row {
  way: string
  members: number
}

/** Ways of verification, ordered by name. */
export const ${camel}ByWay = (sql: Sql): Promise<${pascal}Row[]> => sql\`
  select way, count(*)::int as members from ${table} group by way order by way\`
`,
    [`${name}.test.ts`]: `import t from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { openStory } from '../testing/story.ts'
import { members } from '../testing/world.ts'
import { ${camel} } from './project.ts'
import { ${camel}ByWay } from './queries.ts'

const verified = (n: number, by: 'email' | 'import'): CatalogueEvent => ({
  type: 'MemberVerified',
  data: { member: members[n]!, by },
})

t.test('members are counted by the way in which they were verified', async (t) => {
  const { given } = await openStory(t, ${camel})
  await given([verified(0, 'email'), verified(1, 'import'), verified(2, 'email')])
    .when(${camel}ByWay)
    .then([
      { way: 'email', members: 2 },
      { way: 'import', members: 1 },
    ])
  await given([]).when(${camel}ByWay).then([])
})
`,
  }
}
