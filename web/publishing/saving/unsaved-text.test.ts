import { test } from 'tap'
import { OperationError } from '../../relay/errors.ts'
import { delays, openKeeper, type Kept, type KeptState, type Unsaved } from './unsaved-text.ts'
import { newPost } from '../post-values.ts'

Object.assign(delays, { write: 0, send: 0, retry: 0 })

const typed = (title: string): Unsaved => ({ basedOn: 3, values: { ...newPost, title } })

/** A keeper with a browser and a server in memory; `next` resolves at the next change of the keeper's state. */
function opened() {
  const kept: { here: Kept | null; sent: (string | null)[]; answer: (() => number)[] } = {
    here: null,
    sent: [],
    answer: [],
  }
  let tell = (_: KeptState | 'conflict') => {}
  const next = () => new Promise<KeptState | 'conflict'>((resolve) => (tell = resolve))
  const keeper = openKeeper(
    {
      write: (text) => (kept.here = text),
      async send({ version, values }) {
        kept.sent.push(`${version} ${values.title}`)
        return kept.answer.shift()?.() ?? version + 1
      },
      async drop(version) {
        kept.sent.push(`drop ${version}`)
        tell('typed')
      },
    },
    { onState: (state) => state !== 'typed' && tell(state), onConflict: () => tell('conflict') },
  )
  return { keeper, kept, next }
}

const failing = (code: string) => () => {
  throw new OperationError([{ message: 'No', extensions: { code } }])
}

test('What is typed is kept in the browser and on the server, and forgotten once it is saved', async (t) => {
  const { keeper, kept, next } = opened()
  const sent = next()
  keeper.take(typed('R'))
  keeper.take(typed('Rest'))
  t.equal(await sent, 'everywhere')
  t.same(kept.sent, ['0 Rest'], 'only the last of several changes is sent')
  t.match(kept.here, { basedOn: 3, version: 1, isSent: true, values: { title: 'Rest' } })
  const dropped = next()
  keeper.take(null)
  await dropped
  t.same(kept.sent, ['0 Rest', 'drop 1'])
  t.equal(kept.here, null)
})

test('A text that the server did not take stays in the browser and is sent again', async (t) => {
  const { keeper, kept, next } = opened()
  kept.answer.push(failing('UNAVAILABLE'))
  const failed = next()
  keeper.take(typed('Rest'))
  t.equal(await failed, 'here')
  keeper.flush()
  t.match(kept.here, { isSent: false, values: { title: 'Rest' } })
  t.equal(await next(), 'everywhere')
  t.same(kept.sent, ['0 Rest', '0 Rest'])
})

test('After a conflict with another page, nothing is sent until the editor has chosen', async (t) => {
  const { keeper, kept, next } = opened()
  kept.answer.push(failing('CONFLICT'))
  const conflict = next()
  keeper.take(typed('Rest'))
  t.equal(await conflict, 'conflict')
  keeper.take(typed('Rest well'))
  keeper.flush()
  t.match(kept.here, { isSent: false, values: { title: 'Rest well' } }, 'the browser keeps it')
  const sent = next()
  keeper.goOn({ version: 7, sent: null })
  t.equal(await sent, 'everywhere')
  t.same(kept.sent, ['0 Rest', '7 Rest well'])
})
