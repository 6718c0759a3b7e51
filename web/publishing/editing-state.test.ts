import { test } from 'tap'
import { newPost } from './post-values.ts'
import { edit, isDirty, isOvertaken, opened, type EditingMove, type EditingState } from './editing-state.ts'

const text = (title: string) => ({ ...newPost, title })
const stored = (basedOn: number, title: string) => ({ basedOn, values: text(title) })
const type = (title: string): EditingMove => ({ typed: { title } })
const after = (moves: readonly EditingMove[], from: EditingState = opened(stored(0, 'Rest'))) =>
  moves.reduce(edit, from)
const norasText = { newer: stored(1, 'Sleep'), by: 'Nora' } as const

test('A text is dirty from the first key until it is saved, or typed back', async (t) => {
  t.notOk(isDirty(after([])))
  t.ok(isDirty(after([type('Rest!')])))
  t.notOk(isDirty(after([type('Rest!'), type('Rest')])))
  const saved = after([type('Rest!'), { reason: 'Louder' }, 'saving', { saved: stored(1, 'Rest!') }])
  t.notOk(isDirty(saved))
  t.match(saved, { reason: '', isSaving: false, base: { basedOn: 1 }, newest: { basedOn: 1 } })
})

test('What is typed while a text is being saved stays, and is dirty afterwards', async (t) => {
  const saved = after([type('Rest!'), 'saving', type('Rest!!'), { saved: stored(1, 'Rest!') }])
  t.equal(saved.values.title, 'Rest!!')
  t.ok(isDirty(saved))
})

test("An unchanged text follows another editor's, with her name until the next save", async (t) => {
  const followed = after([norasText])
  t.match(followed, { values: { title: 'Sleep' }, base: { basedOn: 1 }, followed: 'Nora', aside: null })
  t.equal(after([type('Nap'), 'saving', { saved: stored(2, 'Nap') }], followed).followed, null)
})

test('A changed text is overtaken, and follows once it is typed back', async (t) => {
  const overtaken = after([type('Nap'), norasText])
  t.ok(isOvertaken(overtaken))
  t.match(overtaken, { values: { title: 'Nap' }, base: { basedOn: 0 }, followed: null })
  t.match(after([type('Rest')], overtaken), { values: { title: 'Sleep' }, followed: 'Nora' })
})

test('Of two newer texts the newest counts, in whatever order they are read', async (t) => {
  const later = { newer: stored(2, 'Dream'), by: 'Bo' } as const
  t.equal(after([norasText, later]).values.title, 'Dream')
  t.equal(after([later, norasText]).values.title, 'Dream')
})

test('The text that this page saves does not overtake it, read before the answer or after', async (t) => {
  const own = { newer: stored(1, 'Nap'), by: 'Amara' } as const
  const saving = after([type('Nap'), 'saving', own])
  t.notOk(isOvertaken(saving))
  for (const saved of [
    after([{ saved: stored(1, 'Nap') }], saving),
    after([type('Nap'), 'saving', { saved: stored(1, 'Nap') }, own]),
  ]) {
    t.notOk(isOvertaken(saved))
    t.match(saved, { followed: null, values: { title: 'Nap' } })
  }
})

test('A text that somebody saves after this one is not lost in the answer to this one', async (t) => {
  const saved = after([
    type('Nap'),
    'saving',
    { newer: stored(2, 'Dream'), by: 'Nora' },
    { saved: stored(1, 'Nap') },
  ])
  t.match(saved, { values: { title: 'Dream' }, base: { basedOn: 2 }, followed: 'Nora' })
})

test('After a conflict the editor compares, and goes on with either text without losing the other', async (t) => {
  const conflict = after([type('Nap'), norasText, 'saving', 'failed', { chose: 'comparison' }])
  t.ok(isOvertaken(conflict) && conflict.isComparing)
  const mine = after([{ chose: 'mine' }], conflict)
  t.notOk(isOvertaken(mine) || mine.isComparing)
  t.match(mine, { values: { title: 'Nap' }, base: { basedOn: 1 } })
  t.ok(isDirty(mine), 'her text is replaced once this one is saved')
  const theirs = after([{ chose: 'theirs' }], conflict)
  t.match(theirs, { values: { title: 'Sleep' }, base: { basedOn: 1 }, aside: { title: 'Nap' } })
  t.notOk(isDirty(theirs))
  t.match(after([{ chose: 'aside' }], theirs), { values: { title: 'Nap' }, aside: null })
})

test('Text from an earlier time comes back, and can be discarded', async (t) => {
  const recovered = after([{ recovered: stored(0, 'Nap') }])
  t.match(recovered, { values: { title: 'Nap' }, isRecovered: true, aside: null })
  t.ok(isDirty(recovered))
  t.match(after([{ chose: 'stored' }], recovered), { values: { title: 'Rest' }, isRecovered: false })
})

test('Text from another page sets aside what is typed here, until that is saved or wanted back', async (t) => {
  const recovered = after([type('Doze'), { recovered: stored(0, 'Nap') }])
  t.match(recovered, { values: { title: 'Nap' }, aside: { title: 'Doze' } })
  t.match(after([{ chose: 'aside' }], recovered), { values: { title: 'Doze' }, aside: null })
  t.equal(after(['saving', { saved: stored(1, 'Nap') }], recovered).aside, null)
})

test('Recovered text that is based on an earlier revision is overtaken by the stored one', async (t) => {
  t.ok(isOvertaken(after([{ recovered: stored(0, 'Nap') }], opened(stored(3, 'Rest')))))
})

test('Recovered text of a later revision waits for that revision, which does not replace it', async (t) => {
  const recovered = after([{ recovered: stored(2, 'Nap') }])
  t.notOk(isOvertaken(recovered))
  const read = after([{ newer: stored(2, 'Dream'), by: 'Nora' }], recovered)
  t.notOk(isOvertaken(read))
  t.equal(read.values.title, 'Nap')
})

test('An earlier version is brought back by the next save, and the present text is not lost', async (t) => {
  const restored = after([{ restored: text('Nap') }])
  t.match(restored, { values: { title: 'Nap' }, isRestored: true, aside: null })
  t.ok(isDirty(restored))
  t.ok(restored.reason, 'other editors learn why the text changed')
  t.match(after([{ chose: 'stored' }], restored), { values: { title: 'Rest' }, isRestored: false })
  t.notOk(after(['saving', { saved: stored(1, 'Nap') }], restored).isRestored)
  const over = after([type('Doze'), { reason: 'Softer' }, { restored: text('Nap') }])
  t.match(over, { aside: { title: 'Doze' }, reason: 'Softer' })
  t.match(after([{ chose: 'aside' }], over), { values: { title: 'Doze' }, isRestored: false })
})
