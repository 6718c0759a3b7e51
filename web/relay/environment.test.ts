import { test } from 'tap'
import { commitMutation, createOperationDescriptor, getFragment, getSingularSelector } from 'relay-runtime'
import newest, { type newestQuery } from '../reactions/__generated__/newestQuery.graphql.ts'
import shownReactions from '../reactions/__generated__/ReactionButton_reactions.graphql.ts'
import react, { type useReactMutation } from '../reactions/__generated__/useReactMutation.graphql.ts'
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

test('a live update that arrives before the response is shown, also after one that equals the expected response', async (t) => {
  const answered = Promise.withResolvers<{ data: object }>()
  const environment = createEnvironment({ isServer: false, fetch: () => answered.promise })
  const item = { id: 'THREAD:thread_1', assocId: 'thread_1', assocType: 'THREAD' } as const
  const reactions = (type: 'LIKE' | 'SAD') => ({
    ...item,
    total: 1,
    reactionAggregates: [{ type, count: 1, isSelected: true }],
  })
  const read = createOperationDescriptor(newest, { reactables: [item] })
  const tell = (type: 'LIKE' | 'SAD') => environment.commitPayload(read, { reactions: [reactions(type)] })
  tell('SAD')
  const { data } = environment.lookup(read.fragment)
  const reference: unknown = (data as unknown as newestQuery['response']).reactions[0]
  const snapshot = environment.lookup(getSingularSelector(getFragment(shownReactions), reference))
  const typeIn = ({ data }: typeof snapshot) =>
    (data as unknown as ReturnType<typeof reactions>).reactionAggregates[0]!.type
  let shown = typeIn(snapshot)
  environment.subscribe(snapshot, (next) => (shown = typeIn(next)))

  const done = Promise.withResolvers<void>()
  commitMutation<useReactMutation>(environment, {
    mutation: react,
    variables: { ...item, type: 'LIKE' },
    optimisticResponse: { createReaction: { position: null, reactions: reactions('LIKE') } },
    onCompleted: () => done.resolve(),
  })
  t.equal(shown, 'LIKE')
  tell('LIKE')
  tell('SAD')
  answered.resolve({ data: { createReaction: { position: '7', reactions: reactions('SAD') } } })
  await done.promise
  t.equal(shown, 'SAD')
})
