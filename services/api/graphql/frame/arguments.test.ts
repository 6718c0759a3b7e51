import {
  buildSchema,
  getArgumentValues,
  isObjectType,
  Kind,
  parseValue,
  printSchema,
  getNamedType,
  isEnumType,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLResolveInfo,
} from 'graphql'
import { test } from 'tap'
import { makeSchema } from '../schema.ts'
import { checkPages, isConnection, pageSize } from './arguments.ts'

const place = '"1700000000000:comment_0123456789abcdefghjkmnpqrs"'
const otherList = '"12:thread_0123456789abcdefghjkmnpqrs"'
const invalid = ['""', '"garbage"', `"${'x'.repeat(150)}"`, '"1:thread_1"']
const sizes = ['1', '100']
const refusedSizes = ['0', '-1', '101']
const sizeNames = new Set(['first', 'last'])

/** Values of an argument in the form of GraphQL; null is added to those that may be null. */
function valuesOf({ name, type }: GraphQLArgument, isTwoWay: boolean): string[] {
  const named = getNamedType(type)
  const nothing = String(type).endsWith('!') ? [] : ['null']
  if (sizeNames.has(name)) return [...nothing, ...sizes, ...refusedSizes]
  const isCursor = name === 'after' || (name === 'before' && named.name === 'String')
  if (isCursor) return [...nothing, place, otherList, ...(isTwoWay ? invalid.slice(0, 2) : invalid)]
  if (isEnumType(named)) return [...nothing, named.getValues()[0]!.name]
  if (named.name === 'Boolean') return [...nothing, 'true']
  if (named.name === 'Int') return [...nothing, '7']
  return [...nothing, '"2026-11-01T00:00:00Z"']
}

const PAGING = new Set(['first', 'last', 'after', 'before', 'around'])
const isGiven = (values: Map<string, string>, name: string) => (values.get(name) ?? 'null') !== 'null'

/** True if arguments cannot all be applied, by the specification of Relay's connections and that of `around`. */
function contradict(values: Map<string, string>, isCursor: (name: string) => boolean): boolean {
  const given = (name: string) => isGiven(values, name)
  if ([...sizeNames].some((name) => given(name) && refusedSizes.includes(values.get(name)!))) return true
  if (
    ['after', 'before'].some((name) => isCursor(name) && given(name) && invalid.includes(values.get(name)!))
  )
    return true
  const backwards = given('last') || (isCursor('before') && given('before'))
  if ((given('first') || given('after')) && backwards) return true
  return given('around') && given('last') && !given('before')
}

/** Resolvers of the test do not read it. */
const info = {} as GraphQLResolveInfo

/** All choices of a value, or of none, for each argument. */
function* choices(args: readonly GraphQLArgument[], isTwoWay: boolean): Generator<Map<string, string>> {
  const [arg, ...rest] = args
  if (!arg) return yield new Map()
  const isRequired = String(arg.type).endsWith('!')
  for (const others of choices(rest, isTwoWay)) {
    if (!isRequired) yield others
    for (const value of valuesOf(arg, isTwoWay)) yield new Map([...others, [arg.name, value]])
  }
}

const sorted = (args: object | null) => args && Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1))

test('each combination of arguments of each connection is applied or refused, and null is as good as nothing', async (t) => {
  const schema = buildSchema(printSchema(makeSchema()))
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => isConnection(field.type))
  t.ok(fields.length >= 30, `${fields.length} connections`)
  for (const { field } of fields) field.resolve = (_, args) => args
  checkPages(schema)

  let combinations = 0
  let refusals = 0
  for (const { type, field } of fields) {
    const isTwoWay = ['first', 'last'].every((name) => field.args.some((arg) => arg.name === name))
    const isCursor = (name: string) =>
      field.args.some(
        (arg) => arg.name === name && getNamedType(arg.type).name === 'String' && PAGING.has(name),
      )
    const wrong: string[] = []
    for (const chosen of choices(field.args, isTwoWay)) {
      combinations++
      const node: FieldNode = {
        kind: Kind.FIELD,
        name: { kind: Kind.NAME, value: field.name },
        arguments: [...chosen].map(([name, value]) => ({
          kind: Kind.ARGUMENT,
          name: { kind: Kind.NAME, value: name },
          value: parseValue(value),
        })),
      }
      let applied: Record<string, unknown> | null = null
      try {
        applied = field.resolve!({}, getArgumentValues(field, node), {}, info) as Record<string, unknown>
      } catch {
        refusals++
      }
      const given = { ...node, arguments: node.arguments!.filter(({ value }) => value.kind !== Kind.NULL) }
      const expected = contradict(chosen, isCursor) ? null : getArgumentValues(field, given)
      if (JSON.stringify(sorted(applied)) !== JSON.stringify(sorted(expected)))
        wrong.push(JSON.stringify([...chosen]))
    }
    t.same(wrong.slice(0, 3), [], `${type.name}.${field.name}`)
  }
  t.ok(refusals > 0 && refusals < combinations, `${combinations} combinations, ${refusals} refused`)
})

test('the cost of a page counts the size that is read', async (t) => {
  const field = { ...makeSchema().getQueryType()!.getFields().threads! }
  const sizeFor = (args: Record<string, unknown>) => pageSize(field, args)
  t.same([{}, { first: null }, { first: 7 }, { first: -5 }].map(sizeFor), [20, 20, 7, 0])
  const thread = makeSchema().getType('Thread')
  const comments = isObjectType(thread) && thread.getFields().comments
  t.same(
    comments &&
      [{}, { last: 100 }, { first: 5, last: 90 }, { first: null, last: 5 }].map((args) =>
        pageSize(comments, args),
      ),
    [20, 100, 90, 5],
  )
})
