import t from 'tap'
import type { ReaderFragment } from 'relay-runtime'
import sections from '../sections/__generated__/sectionTypes_section.graphql.ts'
import query from '../frame/__generated__/shellQuery.graphql.ts'
import { createEnvironment } from './environment.ts'
import { fetchQuery, useFragment, usePaginationFragment } from './server.ts'

const comments: ReaderFragment = {
  kind: 'Fragment',
  name: 'CommentThread_subject',
  type: 'Thread',
  argumentDefinitions: [],
  selections: [],
  metadata: {
    connection: [
      { path: ['comments'], direction: 'forward', cursor: 'after', count: 'first', stream: false },
    ],
  },
}
const usePage = (pageInfo: object) => usePaginationFragment(comments, { comments: { edges: [], pageInfo } })

t.test('a query runs once per request, and no request reads the response of another', async (t) => {
  const open = (name: string) => {
    let runs = 0
    const environment = createEnvironment({
      isServer: true,
      fetch: async () => ({ data: { site: { name, run: ++runs } } }),
    })
    return () => fetchQuery(environment, query, {}).toPromise()
  }
  const [lupus, migraine] = [open('Lupus'), open('Migraine')]
  t.same(await Promise.all([lupus(), migraine()]), [
    { site: { name: 'Lupus', run: 1 } },
    { site: { name: 'Migraine', run: 1 } },
  ])
  t.same(await lupus(), { site: { name: 'Lupus', run: 1 } })
})

t.test('a failed query rejects with the error of the network', async (t) => {
  const environment = createEnvironment({
    isServer: true,
    fetch: () => Promise.reject(new Error('The item does not exist')),
  })
  await t.rejects(fetchQuery(environment, query, {}).toPromise(), { message: 'The item does not exist' })
})

t.test('a fragment with aliased spreads leads to the data only under the name of its type', async (t) => {
  const quote = { __typename: 'QuoteSection', type: 'Quote' }
  t.match(useFragment(sections, quote), { type: 'Quote', Quote: quote, CopyItem: null })
  t.match(useFragment(sections, [quote]), [{ Quote: quote, HTML: null }])
  t.equal(useFragment(sections, null), null)
  t.equal(useFragment(comments, quote), quote, 'without aliases, the data itself')
})

t.test('a connection has more items if its page says so and names where they start', async (t) => {
  t.match(usePage({ hasNextPage: true, endCursor: 'a' }), { hasNext: true, isLoadingNext: false })
  t.match(usePage({ hasNextPage: false, endCursor: 'a' }), { hasNext: false })
  t.match(usePage({ hasNextPage: true, endCursor: null }), { hasNext: false })
})
