import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'
import { until } from '../../../../scripts/testing/until.ts'

const api = await testApi(file)

const operations = {
  all: 'query ($text: String!) { search(text: $text) { total } }',
  filtered: 'query ($text: String!) { search(text: $text, types: [THREAD]) { total } }',
  suggestions: 'query ($text: String!) { searchSuggestions(text: $text) { content { id } } }',
} as const

/** Terms with the number of people, as stored, whether or not analysts see them. */
async function stored() {
  const { rows } = await api.pool.query(
    'select term, count(*)::int as people from operational.missed_search group by term order by term',
  )
  return rows.map(({ term, people }) => `${term} ${people}`)
}

/** The stored terms, as soon as a search for the word `last`, made after all others, is among them. */
async function storedWith(last: string, who: Pick<Awaited<ReturnType<typeof api.member>>, 'graphql'>) {
  await who.graphql(operations.all, { text: last })
  const isStored = async () => (await stored()).some((term) => term.startsWith(`${last} `))
  await until(isStored, `the search for ${last} is stored`, 50)
  return (await stored()).filter((term) => !term.startsWith(`${last} `))
}

test('only submitted searches without filters are counted, and none that names a member', async (t) => {
  const ada = await api.member({ username: 'AdaInMotion' })
  const visitor = api.visitor()
  await ada.graphql(operations.filtered, { text: 'numbat' })
  await ada.graphql(operations.suggestions, { text: 'bilby' })
  await ada.graphql(operations.all, { text: 'where is Ada in Motion' })
  await ada.graphql(operations.all, { text: 'ada@example.org' })
  for (const who of [ada, ada, visitor, visitor]) await who.graphql(operations.all, { text: 'Quokkas!' })
  t.same(await storedWith('afterwards', ada), ['quokkas 2'], 'the member and the visitor, each once')
})

test('analysts see what ten people searched, and nobody else does', async (t) => {
  const missed = '{ missedSearches { term people week site { name } } }'
  const [analyst, admin, member] = [
    await api.member({ analyst: true }),
    await api.member({ role: 1 }),
    await api.member(),
  ]
  t.same((await analyst.graphql(missed)).data.missedSearches, [])
  await api.pool.query(
    `insert into operational.missed_search select date_trunc('week', now() at time zone 'utc'), $1, 'kowari', n
     from generate_series(1, 10) as n`,
    [api.site],
  )
  t.match((await analyst.graphql(missed)).data.missedSearches, [
    { term: 'kowari', people: 10, week: /^\d{4}-\d\d-\d\d$/, site: { name: 'Lupus' } },
  ])
  for (const who of [admin, member, api.visitor()])
    t.match(await who.graphql(missed), {
      errors: [{ extensions: { code: /FORBIDDEN|UNAUTHENTICATED/ } }],
    })
})
