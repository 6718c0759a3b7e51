import t from 'tap'
import type { Dispatch, Outcome } from '../commands/frame/decider.ts'
import type { Maintenance } from '../operational/maintenance.ts'
import { unlessReadOnly } from './read-only.ts'

const maintenance: Maintenance = { since: new Date(), by: null, message: '' }

/** Wraps a dispatch that returns this outcome, with read models at position 20. */
function opened(outcome: Outcome, { log }: { log: 'sound' | 'short' }) {
  let current: Maintenance | null = null
  let looks = 0
  const watch = {
    current: () => current,
    async look() {
      looks++
      current = log === 'short' ? maintenance : null
    },
  }
  const dispatch: Dispatch = async () => outcome
  const guarded = unlessReadOnly(watch, { furthest: () => 20n })(dispatch)
  // Sends a command, whose content has no effect here.
  const send = () => guarded(...([{}, {}, {}] as unknown as Parameters<Dispatch>))
  return { send, looks: () => looks }
}

t.test(
  'a command fails if its new event has a position that the read models had already passed, because the log was truncated',
  async (t) => {
    const { send } = opened({ ok: true, events: [], position: 15n }, { log: 'short' })
    t.match(await send(), { ok: false, rejection: { code: 'READ_ONLY' } })
    t.match(await send(), { ok: false, rejection: { code: 'READ_ONLY' } }, 'nor is another one tried')
  },
)

t.test('a repeated command succeeds, although read models have already passed its event', async (t) => {
  const outcome: Outcome = { ok: true, events: [], position: 15n }
  t.equal(await opened(outcome, { log: 'sound' }).send(), outcome)
  const repeated: Outcome = { ...outcome, isRepeated: true }
  const { send, looks } = opened(repeated, { log: 'sound' })
  t.equal(await send(), repeated)
  t.equal(looks(), 0)
})

t.test('a command whose event has a new position succeeds without a check of the log', async (t) => {
  const { send, looks } = opened({ ok: true, events: [], position: 21n }, { log: 'short' })
  t.match(await send(), { ok: true })
  t.equal(looks(), 0)
})
