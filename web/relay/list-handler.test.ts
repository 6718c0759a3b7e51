import { test } from 'tap'
import { createOperationDescriptor } from 'relay-runtime'
import followers from '../follows/__generated__/FollowerListQuery.graphql.ts'
import messages from '../messaging/conversation/__generated__/MessageListQuery.graphql.ts'
import { createEnvironment } from './environment.ts'
import { keepParts } from './list-handler.ts'

keepParts()

const environmentOf = () => createEnvironment({ isServer: false, fetch: async () => ({ data: {} }) })

/** A response with a page of a list, in which each letter is an item. */
const page = (
  id: string,
  type: string,
  field: string,
  letters: string,
  more: { next?: boolean; previous?: boolean },
) => ({
  node: {
    __typename: type,
    id,
    [field]: {
      edges: letters.split('').map((letter) => ({
        cursor: letter,
        node: { __typename: field === 'messages' ? 'Message' : 'User', id: letter },
      })),
      pageInfo: {
        hasNextPage: more.next ?? false,
        hasPreviousPage: more.previous ?? false,
        startCursor: letters[0] ?? null,
        endCursor: letters.at(-1) ?? null,
      },
    },
  },
})

test('a list that is fetched again keeps the parts beyond its first page, and continues where they end', (t) => {
  const environment = environmentOf()
  const query = followers
  const tell = (letters: string, next: boolean, after: string | null = null) =>
    environment.commitPayload(
      createOperationDescriptor(query, { id: 'u', first: letters.length, after }),
      page('u', 'User', 'followers', letters, { next, previous: after !== null }),
    )
  const shown = () => {
    let letters = ''
    let info: unknown[] = []
    environment.commitUpdate((store) => {
      const user = store.get('u')!
      const list = user.getLinkedRecord('__FollowerList_followers_connection')
      letters = (list?.getLinkedRecords('edges') ?? [])
        .map((edge) => edge?.getLinkedRecord('node')?.getDataID())
        .join('')
      const pages = list?.getLinkedRecord('pageInfo')
      info = [pages?.getValue('hasNextPage'), pages?.getValue('endCursor')]
    })
    return [letters, ...info]
  }
  tell('abc', true)
  tell('def', true, 'c')
  t.same(shown(), ['abcdef', true, 'f'])
  tell('nab', true)
  t.same(shown(), ['nabcdef', true, 'f'], 'a new item begins the list, and later ones are kept')
  tell('nb', true)
  t.same(shown(), ['nbcdef', true, 'f'], 'an item that is gone leaves the list')
  tell('gh', true, 'f')
  t.same(shown(), ['nbcdefgh', true, 'h'], 'the list continues')
  tell('nb', false)
  t.same(shown(), ['nb', false, 'b'], 'a list that ends has nothing beyond')
  tell('xyz', true)
  t.same(shown(), ['xyz', true, 'z'], 'without a common item, the parts may not belong together')
  t.end()
})

test('messages that are fetched again keep the earlier ones that were loaded', (t) => {
  const environment = environmentOf()
  const tell = (letters: string, previous: boolean, before: string | null = null) =>
    environment.commitPayload(
      createOperationDescriptor(messages, { id: 'c', last: letters.length, before }),
      page('c', 'Conversation', 'messages', letters, { previous, next: before !== null }),
    )
  tell('def', true)
  tell('bc', true, 'd')
  tell('efg', true)
  environment.commitUpdate((store) => {
    const list = store.get('c')!.getLinkedRecord('__MessageList_messages_connection')
    const ids = list?.getLinkedRecords('edges')?.map((edge) => edge?.getLinkedRecord('node')?.getDataID())
    t.same(ids, ['b', 'c', 'd', 'e', 'f', 'g'])
    t.equal(list?.getLinkedRecord('pageInfo')?.getValue('startCursor'), 'b')
  })
  t.end()
})
