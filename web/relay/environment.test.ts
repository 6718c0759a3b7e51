import { test } from 'tap'
import { createOperationDescriptor } from 'relay-runtime'
import query from '../search/__generated__/suggestQuery.graphql.ts'
import { createEnvironment } from './environment.ts'

test('a suggestion of a search does not overwrite the thread that it leads to', (t) => {
  const environment = createEnvironment({ isServer: false, fetch: async () => ({ data: {} }) })
  const id = 'thread_00000000000000000000000001'
  environment.commitUpdate((store) => store.create(id, 'Thread').setValue('Sore knees', 'title'))
  environment.commitPayload(createOperationDescriptor(query, { text: 'sore' }), {
    searchSuggestions: { content: [{ id, title: 'Sore knees and hips' }], members: [] },
    disorderSearch: { disorders: [] },
  })
  t.match(environment.getStore().getSource().get(id), { __typename: 'Thread', title: 'Sore knees' })
  t.end()
})
