import {
  defaultFieldResolver,
  GraphQLInt,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { pageOf } from './connection.ts'
import type { GraphContext } from './context.ts'
import { failure } from './errors.ts'

type Args = Record<string, unknown>
type Field = GraphQLField<unknown, GraphContext, Args>
type Described = Pick<Field, 'type' | 'args'>

/** Number of entries of a page whose size is neither given nor has a default in the schema. */
export const PAGE_SIZE = 20

/** True for the type of a Relay connection. */
export function isConnection(type: GraphQLOutputType): boolean {
  const named = isNonNullType(type) ? type.ofType : type
  return isObjectType(named) && 'pageInfo' in named.getFields()
}

/** True for a field that reads a page of a list, as a connection or as a plain list. */
const isPaged = ({ args }: Described): boolean =>
  args.some(({ name, type }) => (name === 'first' || name === 'last') && type === GraphQLInt)

/** Arguments without nulls: where null is given, the default of the schema holds, as if nothing was given. */
function withDefaults({ args: declared }: Described, args: Args): Args {
  if (Object.values(args).every((value) => value !== null)) return args
  const given = Object.entries(args).filter(([, value]) => value !== null)
  const defaults = declared.flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue]],
  )
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(given) }
}

/** Number of entries for which the arguments of a paged field ask; null for other fields. */
export function pageSize(field: Described, args: Args): number | null {
  if (!isPaged(field)) return null
  const { first, last } = withDefaults(field, args)
  const sizes = [first, last].filter((size) => typeof size === 'number')
  return sizes.length === 0 ? PAGE_SIZE : Math.max(0, ...sizes)
}

/** Throws if arguments contradict each other, because one of them would have to be ignored. */
function checkDirection({ first, after, last, before, around }: Args): void {
  if ((first ?? after) !== undefined && (last ?? before) !== undefined)
    throw failure('BAD_REQUEST', 'Give either `first` and `after`, or `last` and `before`')
  if (around !== undefined && last !== undefined && before === undefined)
    throw failure('BAD_REQUEST', '`around` begins a list, so `last` also needs the cursor `before`')
}

/**
 * Gives the resolvers of all paged fields arguments that they can apply: null counts as not given, and a size out of
 * range, an invalid cursor, or arguments that contradict each other are refused. Filters are left to the resolvers.
 */
export function checkPages(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()) as Field[]) if (isPaged(field)) checkPage(field)
  }
}

function checkPage(field: Field): void {
  const { resolve = defaultFieldResolver } = field
  const names = new Set(field.args.map(({ name }) => name))
  const isTwoWay = names.has('first') && names.has('last')
  const hasCursor = isConnection(field.type)
  field.resolve = (parent, given, context, info) => {
    const args = withDefaults(field, given)
    if (isTwoWay) checkDirection(args)
    const cursor = names.has('last') ? (args.before ?? args.after) : args.after
    const size = args.last ?? args.first ?? PAGE_SIZE
    pageOf(Number(size), hasCursor && typeof cursor === 'string' ? cursor : null)
    return resolve(parent, args, context, info)
  }
}
