import { buildSchema, execute, parse, type ExecutionArgs, type GraphQLObjectType } from 'graphql'
import { test } from 'tap'
import { executePersisted } from './compiled.ts'
import { formatResult } from '../errors.ts'

const schema = buildSchema(`
  type Message { id: ID!, body: String, sender: Member! }
  type Member { name: String! }
  type Query { none: Int }
  type Subscription { messageCreated(conversation: ID!): Message }`)
const messageType = schema.getType('Message') as GraphQLObjectType<{ senderOf: () => Promise<object> }>
messageType.getFields().sender!.resolve = ({ senderOf }) => senderOf()

const text = `subscription Watch($id: ID!) {
  messageCreated(conversation: $id) { id body ...Sender }
}
fragment Sender on Message { sender { name } }`

const delivery = (messageCreated: unknown, document = parse(text)): ExecutionArgs => ({
  schema,
  document,
  rootValue: { messageCreated },
  variableValues: { id: 'conversation_1' },
})

test('a persisted operation has the same results when it is executed for the first time and when it is compiled', async (t) => {
  const deliveries = [
    { id: 'message_1', body: 'Hello', senderOf: async () => ({ name: 'Ada' }) },
    { id: 'message_2', body: null, senderOf: async () => ({ name: 'Bo' }) },
    null,
  ]
  for (const message of deliveries) {
    const document = parse(text)
    const expected = await execute(delivery(message, document))
    for (let time = 1; time <= 3; time++)
      t.same(await executePersisted(delivery(message, document)), expected, `execution ${time}`)
  }
})

test('an error of a resolver reaches the client in the same form when the operation is compiled', async (t) => {
  const unexpected: Error[] = []
  const fails = async () => {
    throw new Error('no answer')
  }
  const document = parse(text)
  const results = []
  for (let time = 1; time <= 3; time++) {
    const result = await executePersisted(delivery({ id: 'message_1', senderOf: fails }, document))
    const { data, errors } = formatResult(result, (error) => unexpected.push(error))
    results.push({
      data,
      errors: errors?.map(({ message, path, extensions }) => ({ message, path, extensions })),
    })
  }
  t.same(results[1], results[0])
  t.same(results[2], results[0])
  t.equal(unexpected.length, 3)
})
