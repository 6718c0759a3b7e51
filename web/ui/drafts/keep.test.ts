import t from 'tap'
import { draftName } from './drafts.ts'
import { draftEntries, type Entry } from './entries.ts'
import { halfWritten } from './half-written.ts'
import {
  deleteDrafts,
  deleteOldSealed,
  fitting,
  hasSealed,
  KEEP_DAYS,
  merged,
  restoreDrafts,
  sealDrafts,
} from './keep.ts'
import { canSeal, keyFrom } from './sealed.ts'

/** Storage of a browser: its methods are not enumerable, as in `localStorage`. */
function openStorage(kept: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage
}

const keyOf = (byte: number) => keyFrom(Buffer.alloc(32, byte).toString('base64'))
const [ada, bea] = [await keyOf(1), await keyOf(2)]
const version = (text: string, at = 1, over: [string, number][] = []) =>
  JSON.stringify({ text, at, over, label: 'Reply to Knees' })
const put = (storage: Storage, owner: string, entries: Record<string, string>) => {
  for (const [key, text] of Object.entries(entries)) storage.setItem(draftName(key, owner), text)
}
const textsOf = (entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(([key, stored]) => [key, JSON.parse(stored).text]))

t.test('Drafts are kept as cipher text that only the key of their owner opens', async (t) => {
  const storage = openStorage()
  put(storage, 'ada', { 'thread_1\n1': version('My knees hurt'), 'thread_2\n1': version('And my hips') })
  put(storage, 'bea', { 'thread_1\n1': version('Hello') })
  await sealDrafts({ storage, key: ada, owner: 'ada', now: 1 })
  t.same(draftEntries(storage, 'ada'), [])
  t.notMatch(storage.getItem('sealed-drafts:ada'), /knees|hips/i)
  t.equal(await restoreDrafts({ storage, key: bea, owner: 'ada' }), false, 'another key')
  storage.setItem('sealed-drafts:bea', storage.getItem('sealed-drafts:ada') ?? '')
  t.equal(await restoreDrafts({ storage, key: ada, owner: 'bea' }), false, 'another owner')
  t.equal(hasSealed(storage, 'ada'), true)

  t.equal(await restoreDrafts({ storage, key: ada, owner: 'ada' }), true)
  t.same(textsOf(draftEntries(storage, 'ada')), {
    'thread_1\n1': 'My knees hurt',
    'thread_2\n1': 'And my hips',
  })
  t.equal(hasSealed(storage, 'ada'), false)
  t.equal(await restoreDrafts({ storage, key: ada, owner: 'ada' }), false, 'in a second tab')
})

t.test('A kept draft stands before what was written since, and what continues it replaces it', async (t) => {
  const storage = openStorage()
  const key = 'thread_1\n1'
  const write = (text: string, at: number) => put(storage, 'ada', { [key]: version(text, at) })
  const seal = () => sealDrafts({ storage, key: ada, owner: 'ada', now: 1 })
  write('My knees', 1)
  await seal()
  write('My knees hurt', 2)
  await seal()
  write('Else', 3)
  await restoreDrafts({ storage, key: ada, owner: 'ada' })
  t.same(textsOf(draftEntries(storage, 'ada')), { [key]: 'My knees hurt\n\nElse' })
  t.same(merged([['line-category', 'food']], [['line-category', 'devices']]), [['line-category', 'devices']])
})

t.test('Text typed while drafts are encrypted stays, and with storage full all drafts stay', async (t) => {
  const shared = openStorage()
  put(shared, 'ada', { 'thread_1\n1': version('My knees'), 'thread_2\n1': version('Hips') })
  const storage = new Proxy(shared, {
    get(storage, name) {
      if (name !== 'getItem') return Reflect.get(storage, name)
      return (key: string) => {
        const isRead = key.startsWith('sealed')
        if (isRead) put(storage, 'ada', { 'thread_1\n1': version('My knees hurt', 2) })
        return storage.getItem(key)
      }
    },
  })
  await sealDrafts({ storage, key: ada, owner: 'ada', now: 1 })
  t.same(textsOf(draftEntries(shared, 'ada')), { 'thread_1\n1': 'My knees hurt' })

  const kept = {}
  const full = openStorage(kept)
  put(full, 'ada', { 'thread_1\n1': version('My knees') })
  const before = { ...kept }
  const refusing = new Proxy(full, {
    get: (storage, name) =>
      name === 'setItem'
        ? (key: string, value: string) => {
            if (key.startsWith('sealed')) throw new Error('full')
            storage.setItem(key, value)
          }
        : Reflect.get(storage, name),
  })
  await t.rejects(sealDrafts({ storage: refusing, key: ada, owner: 'ada', now: 1 }), /full/)
  t.same(kept, before)
})

t.test('Deleted drafts are gone, and encrypted ones are deleted after four weeks', async (t) => {
  const storage = openStorage()
  const fill = async () => {
    put(storage, 'ada', { 'thread_1\n1': version('My knees') })
    await sealDrafts({ storage, key: ada, owner: 'ada', now: 0 })
    put(storage, 'ada', { 'thread_2\n1': version('Hips') })
  }
  await fill()
  await deleteDrafts(storage, 'ada', { all: false })
  t.same(Object.keys(storage), ['sealed-drafts:ada'], 'what did not come back yet is not in question')
  await fill()
  await deleteDrafts(storage, 'ada', { all: true })
  t.same(Object.keys(storage), [])

  await fill()
  deleteOldSealed(storage, KEEP_DAYS * 86_400_000)
  t.equal(hasSealed(storage, 'ada'), true)
  deleteOldSealed(storage, KEEP_DAYS * 86_400_000 + 1)
  t.equal(hasSealed(storage, 'ada'), false)
  t.equal(canSeal(), true)
})

t.test('If drafts are too long together, the newest ones are kept', async (t) => {
  const [old, young] = [version('a'.repeat(50), 1), version('b'.repeat(50), 2)]
  const entries: Entry[] = [
    ['x', old],
    ['y', young],
  ]
  t.same(
    fitting(entries, young.length + 1).map(([key]) => key),
    ['y'],
  )
  t.same(fitting(entries).length, 2)
})

t.test('Half-written are the texts of forms that nobody has continued in another tab', async (t) => {
  const entries: Entry[] = [
    ['thread_1\n1', version('Old', 1)],
    ['thread_1\n2', version('Old and new', 3, [['1', 1]])],
    ['thread_2\n1', JSON.stringify({ ...JSON.parse(version('Hips', 5)), path: '/forums/hips' })],
    ['thread_3\n1', version(' ', 6)],
    ['line-unsettled 1', '018f'],
    ['line-thread-category\n1', JSON.stringify({ text: 'food', at: 9, over: [] })],
  ]
  t.same(
    halfWritten(entries).map(({ text, path }) => [text, path]),
    [
      ['Hips', '/forums/hips'],
      ['Old and new', null],
    ],
  )
})
