import { t as file, test } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const author = await api.member()

async function make(mutation: string, variables: object) {
  const { data, errors } = await author.graphql(mutation, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.made
}
const thread = (
  await make(
    `mutation { made: createThread(title: "A long thread", body: "Say something.") { thread { id } } }`,
    {},
  )
).thread.id as string

const comment = async (body: string): Promise<string> =>
  (
    await make(
      `mutation ($id: ID!, $body: String!) { made: createComment(assocId: $id, assocType: THREAD, body: $body) { commentId } }`,
      { id: thread, body },
    )
  ).commentId
const reply = async (id: string, body: string): Promise<string> =>
  (
    await make(
      `mutation ($id: ID!, $body: String!) { made: createReply(commentId: $id, body: $body) { replyId } }`,
      { id, body },
    )
  ).replyId

const ids: string[] = []
for (let n = 0; n < 16; n++) ids.push(await comment(`Number ${n}`))

interface List {
  edges: { node: { id: string; body: string; replies: List } }[]
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string; endCursor: string }
}

async function read(args: string, replies = 'first: 5'): Promise<List> {
  const page = 'pageInfo { hasPreviousPage hasNextPage startCursor endCursor }'
  const query = `query ($id: ID!) { thread(id: $id) { comments(${args}) { ${page} edges { node { id body
    replies(${replies}) { ${page} edges { node { id body } } } } } } } }`
  const { data, errors } = await api.visitor().graphql(query, { id: thread })
  if (errors) throw new Error(JSON.stringify(errors))
  return data.thread.comments
}
const bodies = ({ edges }: List) => edges.map(({ node }) => Number(node.body.slice('Number '.length)))

test('a page around a comment has ten earlier ones, itself and later ones, and continues on both sides', async (t) => {
  const page = await read(`first: 13, around: "${ids[12]}"`)
  t.same(bodies(page), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  t.match(page.pageInfo, { hasPreviousPage: true, hasNextPage: true })

  const earlier = await read(`first: null, last: 5, before: "${page.pageInfo.startCursor}"`)
  t.same(bodies(earlier), [0, 1])
  t.match(earlier.pageInfo, { hasPreviousPage: false, hasNextPage: true })
  const later = await read(`first: 5, after: "${page.pageInfo.endCursor}", around: "${ids[12]}"`)
  t.same(bodies(later), [15], 'a cursor decides over the comment')
  t.match(later.pageInfo, { hasPreviousPage: true, hasNextPage: false })
})

test('a page around one of the first comments starts at the first one', async (t) => {
  const page = await read(`first: 5, around: "${ids[1]}"`)
  t.same(bodies(page), [0, 1, 2, 3, 4].slice(0, page.edges.length))
  t.equal(page.pageInfo.hasPreviousPage, false)
})

test('a page of the last comments is in the order of the thread', async (t) => {
  const page = await read('last: 3')
  t.same(bodies(page), [13, 14, 15])
  t.match(page.pageInfo, { hasPreviousPage: true, hasNextPage: false })
})

test('a page around a reply has its comment, whose replies are read around it', async (t) => {
  const replies: string[] = []
  for (let n = 0; n < 14; n++) replies.push(await reply(ids[12]!, `Number ${n}`))
  const around = `around: "${replies[12]}"`
  const page = await read(`first: 12, ${around}`, `first: 12, ${around}`)
  const { node } = page.edges.find(({ node }) => node.id === ids[12])!
  t.same(bodies(node.replies), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  t.match(node.replies.pageInfo, { hasPreviousPage: true, hasNextPage: false })
})

test('a page around a text that the viewer cannot see, or of another thread, is the first page', async (t) => {
  const admin = await api.member({ role: 1 })
  const { errors } = await admin.graphql(
    `mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: COMMENT, operation: DELETE, revision: 0) { pending } }`,
    { id: ids[14] },
  )
  t.notOk(errors)
  for (const id of [ids[14]!, 'comment_00000000000000000000000000', thread, 'nonsense'])
    t.same(bodies(await read(`first: 3, around: "${id}"`)), [0, 1, 2], id)
})

test('null counts as no argument, arguments that contradict each other are refused, and the place of a deleted comment remains', async (t) => {
  const whole = bodies(await read('first: 20'))
  t.same(bodies(await read('first: null, after: null, last: null, before: null, around: null')), whole)
  for (const args of [
    'first: 3, last: 3',
    'last: 3, around: "none"',
    'after: ""',
    'before: "garbage"',
    'last: 0',
  ])
    await t.rejects(read(args), /BAD_REQUEST/, args)
  const doomed = await comment('Number 99')
  const page = await read('last: 2')
  await make(`mutation ($id: ID!) { made: withdrawContent(assocId: $id, assocType: COMMENT) { position } }`, {
    id: doomed,
  })
  t.same(bodies(await read(`last: 1, before: "${page.pageInfo.endCursor}"`)), whole.slice(-1))
})

test('a filter that is empty is not ignored', async (t) => {
  const asked = [
    'threads(category: "")',
    'threads(tag: "")',
    'posts(category: "", tag: "x")',
    'posts(author: "")',
  ]
  const codes = await Promise.all(
    asked.map(async (field) => {
      const { errors } = await api.visitor().graphql(`{ ${field} { edges { cursor } } }`)
      return errors?.[0]?.extensions.code
    }),
  )
  t.same(codes, ['NOT_FOUND', 'NOT_FOUND', 'BAD_REQUEST', 'NOT_FOUND'])
})
