import { t as file, test } from 'tap'
import { randomBytes, randomUUID } from 'node:crypto'
import { deleteOperational } from '../../../erasure/operational.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)
const ada = await api.member({ role: 1 })
const [laptop, phone] = [randomUUID(), randomUUID()]

/** The answer of an operation, or the code of its error. */
const ask = async (who: Browser, operation: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(operation, variables)
  return errors ? errors[0].extensions.code : Object.values(data)[0]
}
const keep = (
  who: Browser,
  item: string,
  title: string,
  { version = 0, writer = laptop, basedOn = 0 }: { version?: number; writer?: string; basedOn?: number } = {},
) =>
  ask(
    who,
    `mutation ($item: ID!, $basedOn: Int!, $version: Int!, $writer: ID!, $text: String!) {
      keepAutosave(item: $item, type: POST, basedOn: $basedOn, version: $version, writer: $writer, text: $text) {
        version } }`,
    { item, basedOn, version, writer, text: JSON.stringify({ title }) },
  )
const drop = (who: Browser, item: string, version: number) =>
  ask(
    who,
    'mutation ($item: ID!, $version: Int!) { dropAutosave(item: $item, version: $version) { pending } }',
    { item, version },
  )
const read = (who: Browser, item: string) =>
  ask(who, 'query ($item: ID!) { autosave(item: $item) { basedOn version text } }', { item })
interface Told {
  revision: number
  state: string
  isElsewhere: boolean
  others: { username: string }[]
  changedBy: { username: string } | null
}
const unwritten = (who: Browser) => ask(who, '{ unwrittenPosts { item assocType title version } }')

test('What an editor types is kept for each device, and a device never replaces what it has not seen', async (t) => {
  const item = randomUUID()
  t.equal(await read(ada, item), null)
  t.same(await keep(ada, item, 'Rest'), { version: 1 })
  t.same(await keep(ada, item, 'Rest well'), { version: 2 }, 'changes of one page follow each other')
  t.equal(await keep(ada, item, 'Sleep', { writer: phone }), 'CONFLICT')
  t.match(await read(ada, item), { version: 2, basedOn: 0, text: /^\{"title":"Rest well"/ })
  t.same(await keep(ada, item, 'Sleep', { writer: phone, version: 2 }), { version: 3 })
  t.equal(await keep(ada, item, 'Rest', { version: 2 }), 'CONFLICT')
  t.same(await unwritten(ada), [{ item, assocType: 'POST', title: 'Sleep', version: 3 }])
  t.same(await drop(ada, item, 2), { pending: false })
  t.match(await read(ada, item), { version: 3 }, 'a text that the page has not seen is not dropped')
  await drop(ada, item, 3)
  t.equal(await read(ada, item), null)
  t.same(await keep(ada, item, 'Rest', { version: 3 }), { version: 4 }, 'it can begin again')
})

test('Autosaves are for those who write, and each of them reads only their own', async (t) => {
  const { data } =
    await ada.graphql(`mutation { writePost(type: POST, post: { title: "Walks", sections: [] }) {
    postId manuscript { revision } } }`)
  const { postId: item } = data.writePost
  const [bo, cy] = [await api.member({ role: 1 }), await api.member()]
  t.same(await keep(ada, item, 'Long walks'), { version: 1 })
  t.equal(await read(bo, item), null)
  t.same(await keep(bo, item, 'Short walks'), { version: 1 }, 'each editor has an own one')
  t.notMatch(JSON.stringify(await unwritten(ada)), 'walks', 'written items are not in the list of new ones')
  for (const who of [cy, api.visitor()]) {
    const code = who === cy ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    t.same([await read(who, item), await keep(who, item, 'x'), await unwritten(who)], [code, code, code])
  }
  t.equal(await keep(ada, 'thread_1', 'x'), 'BAD_REQUEST')
})

test('What no page of the editor sends is refused', async (t) => {
  const item = randomUUID()
  for (const place of [
    { version: 2_147_483_647 },
    { version: -1 },
    { basedOn: -1 },
    { writer: 'x'.repeat(1000) },
    { writer: 'a\0b' },
  ])
    t.equal(await keep(ada, item, 'x', place), 'BAD_REQUEST', JSON.stringify(place))
  t.equal(await drop(ada, 'a\0b', 1), 'BAD_REQUEST')
  t.equal(await read(ada, 'a\0b'), 'BAD_REQUEST')
})

test('An editor who saves over the work of another is told the newest revision', async (t) => {
  const { data } = await ada.graphql(
    'mutation { writePost(type: POST, post: { title: "Sleep", sections: [] }) { postId } }',
  )
  const revise = (title: string) =>
    ada.graphql(
      `mutation ($id: ID!, $title: String!) {
        revisePost(postId: $id, basedOn: 0, post: { title: $title, sections: [] }) { pending } }`,
      { id: data.writePost.postId, title },
    )
  await revise('Sleep well')
  t.match(await revise('Sleep long'), { errors: [{ extensions: { code: 'CONFLICT', revision: 1 } }] })
})

test('Editors of one item are told who else has it open, and of each change', async (t) => {
  const { data } = await ada.graphql(
    'mutation { writePost(type: POST, post: { title: "Pain", sections: [] }) { postId } }',
  )
  const { postId } = data.writePost
  const [bo, cy] = [await api.member({ role: 5 }), await api.member()]
  const nameOf = async (who: Browser): Promise<string> =>
    (await who.graphql('{ viewer { username } }')).data.viewer.username
  const [adasName, bosName] = [await nameOf(ada), await nameOf(bo)]

  /** Opens the item on a page of its own; `told` resolves to what the page is told when it is as expected. */
  function open(who: Browser) {
    const socket = who.socket()
    t.teardown(() => socket.dispose())
    const events = socket.iterate<{ editing: Told }>({
      query: `subscription ($postId: ID!, $page: ID!) { editing(postId: $postId, page: $page) {
        revision state isElsewhere others { username } changedBy { username } } }`,
      variables: { postId, page: randomUUID() },
    })
    return {
      events,
      async told(isExpected: (told: Told) => boolean) {
        for (;;) {
          const { value, done } = await events.next()
          if (done) return null
          if (value.data && isExpected(value.data.editing)) return value.data.editing
        }
      },
      leave: () => socket.dispose(),
    }
  }
  const names = ({ others }: Told) => others.map(({ username }) => username)
  const adas = open(ada)
  t.match(await adas.told(() => true), { revision: 0, state: 'DRAFT', isElsewhere: false, others: [] })
  const bos = open(bo)
  t.ok(await adas.told((told) => names(told).includes(bosName)))
  t.ok(await bos.told((told) => names(told).includes(adasName)))
  const more = open(ada)
  t.ok(await adas.told(({ isElsewhere }) => isElsewhere))
  await more.leave()
  t.ok(await adas.told(({ isElsewhere }) => !isElsewhere), 'a page that was closed is gone')
  await bo.graphql(
    `mutation ($id: ID!) { revisePost(postId: $id, basedOn: 0, post: { title: "Less pain", sections: [] }) { pending } }`,
    { id: postId },
  )
  t.match(await adas.told(({ revision }) => revision === 1), { changedBy: { username: bosName } })
  await bos.leave()
  t.ok(await adas.told(({ others }) => others.length === 0))
  t.equal(await open(cy).told(() => true), null, 'others may not look')
})

test('A member has fifty autosaves at most, and an erasure deletes them', async (t) => {
  const dee = await api.member({ role: 1 })
  const items = Array.from({ length: 51 }, () => randomUUID())
  for (const item of items) await keep(dee, item, item)
  const kept: { item: string }[] = await unwritten(dee)
  t.same(
    kept.map(({ item }) => item),
    items.slice(1).toReversed(),
    'the oldest one is forgotten',
  )
  await deleteOperational(sqlOver(api.pool), [dee.member], randomBytes(32))
  t.same(await unwritten(dee), [])
  t.not((await unwritten(ada)).length, 0)
})
