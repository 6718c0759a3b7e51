import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  printSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { test } from 'tap'
import { makeSchema } from '../../schema.ts'
import { executePersisted } from './compiled.ts'

type Values = Record<string, unknown>
const MAX_NESTED = 3

/** A value of a type, in which input objects have all fields, or those only that must be there. */
function valueOf(type: GraphQLInputType, isFull: boolean, depth = 0): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return depth > MAX_NESTED ? [] : [valueOf(inner.ofType, isFull, depth + 1)]
  if (isInputObjectType(inner)) return objectOf(Object.values(inner.getFields()), isFull, depth + 1)
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (inner.name === 'Int' || inner.name === 'Float') return 3
  return inner.name === 'Boolean' ? true : 'text'
}

const isRequired = ({ type, defaultValue }: GraphQLInputField | GraphQLArgument) =>
  isNonNullType(type) && defaultValue === undefined

function objectOf(
  fields: readonly (GraphQLInputField | GraphQLArgument)[],
  isFull: boolean,
  depth = 0,
): Values {
  const some = fields.filter((field) => isRequired(field) || (isFull && depth <= MAX_NESTED))
  return Object.fromEntries(some.map((field) => [field.name, valueOf(field.type, isFull, depth)]))
}

/** Variables for arguments: with everything, with as little as possible, and with each part left out, null or wrong. */
function* variablesFor(args: readonly GraphQLArgument[]): Generator<Values> {
  const full = objectOf(args, true)
  yield full
  yield objectOf(args, false)
  for (const { name, type } of args) {
    const { [name]: _, ...others } = full
    yield others
    for (const other of [null, { no: 'such field' }, 12.5]) yield { ...full, [name]: other }
    const named = getNamedType(type)
    if (!isInputObjectType(named)) continue
    const within = (value: Values) => ({
      ...full,
      [name]: isListType(getNullableType(type)) ? [value] : value,
    })
    const whole = objectOf(Object.values(named.getFields()), true, 1)
    for (const field of Object.keys(named.getFields())) {
      const { [field]: _, ...others } = whole
      yield within(others)
      yield within({ ...others, [field]: null })
    }
  }
}

/** Texts of an operation that passes variables as whole arguments, and as fields of the arguments that are objects. */
function* textsOf(
  root: string,
  name: string,
  args: readonly GraphQLArgument[],
): Generator<[string, GraphQLArgument[]]> {
  const declared = (list: readonly { name: string; type: GraphQLInputType }[]) =>
    list.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  yield [`${root} Op(${declared(args)}) { ${name}(${passed}) }`, [...args]]
  for (const arg of args) {
    const named = getNamedType(arg.type)
    if (!isInputObjectType(named)) continue
    const inner = Object.values(named.getFields()).map((field) => ({ ...field, name: `in_${field.name}` }))
    const literal = inner.map((field) => `${field.name.slice(3)}: $${field.name}`).join(', ')
    const others = args.filter((other) => other !== arg)
    const all = [...others, ...(inner as unknown as GraphQLArgument[])]
    const rest = others.map((other) => `, ${other.name}: $${other.name}`).join('')
    const object = isListType(getNullableType(arg.type)) ? `[{ ${literal} }]` : `{ ${literal} }`
    yield [`${root} Op(${declared(all)}) { ${name}(${arg.name}: ${object}${rest}) }`, all]
  }
}

const inOrder = (args: Values) =>
  JSON.stringify(Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The API's schema with fields that return their arguments as JSON. */
function echoing(): GraphQLSchema {
  const roots = new Set(['Query', 'Mutation', 'Subscription'])
  const whole = buildSchema(printSchema(makeSchema()))
  for (const type of Object.values(whole.getTypeMap())) {
    if (!roots.has(type.name) || !('getFields' in type)) continue
    for (const field of Object.values(type.getFields()))
      Object.assign(field, {
        type: whole.getType('String'),
        resolve: (_: unknown, args: Values) => inOrder(args),
      })
  }
  return whole
}

test('an operation has the same answer at its first execution and when it is compiled, for all arguments and input objects', async (t) => {
  const schema = echoing()
  const seen = new Set<string>()
  let compared = 0
  for (const root of ['query', 'mutation', 'subscription']) {
    const type = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    }[root]!
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue
      for (const arg of field.args) seen.add(getNamedType(arg.type).name)
      for (const [text, variables] of textsOf(root, field.name, field.args)) {
        const repeated = parse(text)
        const run = (document: typeof repeated, variableValues: Values) =>
          executePersisted({ schema, document, variableValues })
        for (let time = 0; time < 3; time++) await run(repeated, {})
        for (const values of variablesFor(variables)) {
          const first = JSON.stringify(await run(parse(text), values))
          const later = JSON.stringify(await run(repeated, values))
          compared++
          if (later !== first) t.equal(later, first, `${text} ${JSON.stringify(values)}`)
        }
      }
    }
  }
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type))
  t.ok(inputs.length > 20 && compared > 1000, `${inputs.length} input objects, ${compared} comparisons`)
})
