import { test } from 'tap'
import { follows } from '../follows.ts'
import { ada, bo, here } from '../testing/stories.ts'
import { openTools, type Around } from './tools.ts'

test('a command passes through the wrappers of the dispatch in order until one of them rejects it', async (t) => {
  const passed: string[] = []
  const noting =
    (name: string): Around =>
    (dispatch) =>
    (...command) => {
      passed.push(name)
      return dispatch(...command)
    }
  const rejection = { code: 'READ_ONLY', message: 'Maintenance' } as const
  const rejecting: Around = () => async () => ({ ok: false, rejection })
  const log = null as never
  const around = [noting('first'), noting('second'), rejecting, noting('never')]
  const { dispatch } = openTools({ log, pepper: new Uint8Array(32), around })
  const outcome = await dispatch(follows, { name: 'follow', followed: bo }, { ...here, actor: ada })
  t.same(outcome, { ok: false, rejection })
  t.same(passed, ['first', 'second'])
})
