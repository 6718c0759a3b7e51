import { test } from 'tap'
import { z } from 'zod'
import {
  defineEvents,
  ERASED,
  isErased,
  newestVersion,
  next,
  personal,
  upcast,
  v1,
  type EventOf,
} from './define.ts'

const member = z.string()

// Event type for the tests: its name is a text in version 1, a list in version 2, and a list with a language in
// version 3.
const first = v1(z.object({ member, name: personal(z.string(), 'member') }))
const second = next(
  first,
  z.object({ member, names: personal(z.array(z.string()), 'member') }),
  ({ name, ...rest }) => ({ ...rest, names: isErased(name) ? ERASED : [name] }),
)
const third = next(
  second,
  z.object({ member, names: personal(z.array(z.string()), 'member'), language: z.enum(['en', 'de']) }),
  (data) => ({ ...data, language: 'en' }),
)
const types = defineEvents({ Named: third })

test('an event written in any version reads as the newest version', async (t) => {
  t.equal(newestVersion(types.Named), 3)
  const newest: EventOf<typeof types>['data'] = { member: 'ada', names: ['Ada'], language: 'en' }
  t.strictSame(upcast('Named', types.Named, 1, { member: 'ada', name: 'Ada' }), newest)
  t.strictSame(upcast('Named', types.Named, 2, { member: 'ada', names: ['Ada'] }), newest)
  t.strictSame(upcast('Named', types.Named, 3, { ...newest, language: 'de' }), { ...newest, language: 'de' })
})

test('a field that was erased in an old event version stays erased when the event is upcast', async (t) => {
  const erased = { member: 'ada', names: ERASED, language: 'en' }
  t.strictSame(upcast('Named', types.Named, 1, { member: 'ada', name: ERASED }), erased)
  t.strictSame(upcast('Named', types.Named, 2, { member: 'ada', names: ERASED }), erased)
})

test('each version of an event type declares which of its fields are personal', async (t) => {
  const personalFields = types.Named.versions.map(({ personal }) => [...personal])
  t.strictSame(personalFields, [[['name', 'member']], [['names', 'member']], [['names', 'member']]])
})

test('the error for invalid event data contains the names of fields but never their values', async (t) => {
  const secret = 'my knees hurt'
  const told = (written: number, data: Record<string, unknown>) => {
    try {
      upcast('Named', types.Named, written, data)
    } catch (error) {
      return String(error)
    }
    return 'it fits'
  }
  const wrong = told(3, { member: 'ada', names: [secret, 7], language: secret })
  t.match(wrong, /Named version 3 does not fit its schema \(.*names.*language/)
  t.notMatch(wrong, /knees/)
  const more = told(3, { member: 'ada', names: ['Ada'], language: 'en', diagnosis: secret })
  t.match(more, /unrecognized_keys/, 'nothing is kept that no schema knows')
  t.notMatch(more, /knees/)
  t.match(told(2, { member: 'ada' }), /Named version 2 does not fit/)
})

test('the error for an event version from a newer release advises to update the software', async (t) => {
  t.throws(() => upcast('Named', types.Named, 4, {}), {
    message: 'Named has no version 4: this release is older than the event. Update it.',
  })
  t.throws(() => upcast('Named', types.Named, 0, {}), /has no version 0/)
})
