import { test } from 'tap'
import { createEnvironment } from '../../relay/environment.ts'
import { placeInFolders } from './folders.ts'

/** The open folder after changes of conversations, as `id@time of the newest message`; the archive was never read. */
function openFolder(listed: readonly string[]) {
  const environment = createEnvironment({ isServer: false, fetch: async () => ({ data: {} }) })
  let ids: (string | undefined)[] = []
  const change = (id: string, at: string, { isArchived = false, hasNextPage = false } = {}) =>
    environment.commitUpdate((store) => {
      const name = '__ConversationList_conversations_connection(isArchived:false)'
      const folder = store.get('open') ?? store.create('open', 'ConversationConnection')
      store.getRoot().setLinkedRecord(folder, name)
      const pageInfo = store.get('page') ?? store.create('page', 'PageInfo')
      folder.setLinkedRecord(pageInfo.setValue(hasNextPage, 'hasNextPage'), 'pageInfo')
      if (!folder.getLinkedRecords('edges')) folder.setLinkedRecords([], 'edges')
      const conversation = store.get(id) ?? store.create(id, 'Conversation')
      conversation.setValue(at, 'lastMessageAt').setValue(isArchived, 'isArchived')
      placeInFolders(store, conversation)
      ids = folder.getLinkedRecords('edges').map((edge) => edge?.getLinkedRecord('node')?.getDataID())
    })
  for (const entry of listed) change(entry.slice(0, 1), entry.slice(2))
  return { change, ids: () => ids.join(' ') }
}

test('A conversation with a new message moves to the top of its folder, once', async (t) => {
  const { change, ids } = openFolder(['a@3', 'b@2', 'c@1'])
  t.equal(ids(), 'a b c')
  change('c', '4')
  t.equal(ids(), 'c a b')
  change('c', '4')
  t.equal(ids(), 'c a b')
})

test('A conversation that is archived leaves the folder, and returns to its place', async (t) => {
  const { change, ids } = openFolder(['a@3', 'b@2', 'c@1'])
  change('b', '2', { isArchived: true })
  t.equal(ids(), 'a c')
  change('b', '2')
  t.equal(ids(), 'a b c')
})

test('A conversation that is older than the loaded page is left to a later page, unless it was on it', async (t) => {
  const { change, ids } = openFolder(['a@3', 'b@2'])
  change('c', '1', { hasNextPage: true })
  t.equal(ids(), 'a b')
  change('b', '2', { hasNextPage: true })
  t.equal(ids(), 'a b', 'the last one of the page stays when only its state changes')
})
