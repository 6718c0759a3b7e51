import { test } from 'tap'
import { addEdge } from './connections.ts'
import { createEnvironment } from './environment.ts'

test('a live update is inserted in order of creation, but not on a page that was not loaded', (t) => {
  const environment = createEnvironment({ isServer: false, fetch: async () => ({ data: {} }) })
  environment.commitUpdate((store) => {
    const edge = (id: string, insertedAt: string) => {
      const node = store.create(id, 'Message').setValue(insertedAt, 'insertedAt')
      return store.create(`edge ${id}`, 'MessageEdge').setLinkedRecord(node, 'node')
    }
    const pageInfo = store.create('page', 'PageInfo').setValue(true, 'hasPreviousPage')
    const list = store.create('list', 'MessageConnection').setValue(0, '__connection_next_edge_index')
    list.setLinkedRecord(pageInfo, 'pageInfo').setLinkedRecords([edge('b', '02'), edge('d', '04')], 'edges')
    const shown = () =>
      list.getLinkedRecords('edges')?.map((one) => one?.getLinkedRecord('node')?.getDataID())

    t.equal(addEdge(store, list, edge('c', '03')), true)
    t.equal(addEdge(store, list, edge('e', '05')), true)
    t.equal(addEdge(store, list, store.get('edge c')), null, 'once')
    t.equal(addEdge(store, list, edge('a', '01')), false)
    t.same(shown(), ['b', 'c', 'd', 'e'])
    pageInfo.setValue(false, 'hasPreviousPage')
    t.equal(addEdge(store, list, store.get('edge a')), true, 'if no earlier page is missing')
    t.same(shown(), ['a', 'b', 'c', 'd', 'e'])
    pageInfo.setValue(true, 'hasNextPage')
    t.equal(addEdge(store, list, edge('f', '06')), false)
    t.same(shown(), ['a', 'b', 'c', 'd', 'e'])
  })
  t.end()
})
