import { test } from 'tap'
import { adoptVisitorDrafts, deleteDrafts } from './keep.ts'
import { leftAfter, ONE_LINE, ownDrafts, readDraft, writeDraft } from './drafts.ts'
import { openStorage } from '../testing/storage.ts'

test('Text typed while a post is being sent is kept when the post is accepted', async (t) => {
  t.equal(leftAfter('Sore knees', 'Sore knees'), '')
  t.equal(leftAfter('Sore knees and now?', 'Sore knees'), 'and now?')
  t.equal(leftAfter('Another one', 'Sore knees'), 'Another one')
  t.equal(leftAfter('', 'Sore knees'), '')
})

test('A draft belongs to its writer, and what a visitor wrote to the member who logs in', async (t) => {
  const local = openStorage()
  const read = () => readDraft(local, 'thread_1')
  const enter = (member: string | null) => {
    if (member) adoptVisitorDrafts(local, member)
    ownDrafts(member)
  }
  enter(null)
  writeDraft(local, 'thread_1', 'Sore knees')
  enter('member_1')
  t.equal(read(), 'Sore knees')
  enter(null)
  t.equal(read(), '', 'after the session, a visitor sees nothing of it')
  enter('member_2')
  t.equal(read(), '', 'nor does another member')
  writeDraft(local, 'thread_1', 'Mine')
  await deleteDrafts(local, 'member_2', { all: true })
  t.equal(read(), '', 'a log-out can delete drafts')
  enter(null)
  writeDraft(local, 'thread_1', 'And hips')
  writeDraft(local, `${ONE_LINE}category`, 'food')
  enter('member_1')
  enter(null)
  writeDraft(local, `${ONE_LINE}category`, 'devices')
  enter('member_1')
  t.equal(readDraft(local, `${ONE_LINE}category`), 'devices', 'the later of two categories')
  t.equal(
    read(),
    'Sore knees\n\nAnd hips',
    'a draft from before the log-in is added to the one from an earlier visit',
  )
  await deleteDrafts(local, 'member_1', { all: true })
  t.same(Object.keys(local), [])
})
