import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity'
import { failure } from './errors.ts'

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION

/** How deep an operation may go. */
const DEEPEST = 15
/** The most fields of an operation, fragments written out wherever they are used: the web's largest has 150. */
const MOST_FIELDS = 2000

interface Size {
  fields: number
  depth: number
}

/** Counts the fields of operations with all fragments written out, and their levels. Each fragment is counted once. */
function openSizes(document: DocumentNode): (selections: SelectionSetNode | undefined) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const known = new Map<string, Size>()

  function sizeOfFragment(name: string): Size {
    const size = known.get(name)
    if (size) return size
    // Of one that uses itself: validation rejects it.
    known.set(name, { fields: 0, depth: 0 })
    const found = sizeOf(fragments.get(name)?.selectionSet)
    known.set(name, found)
    return found
  }

  function sizeOf(selections: SelectionSetNode | undefined): Size {
    const total = { fields: 0, depth: 0 }
    for (const selection of selections?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : sizeOf(selection.selectionSet)
      total.fields += inner.fields + (isField ? 1 : 0)
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0))
    }
    return total
  }
  return sizeOf
}

/**
 * Throws when an operation of a document goes too deep or has too many fields, or when a mutation has more than one: where
 * one fails, the answer is null as a whole, also for what others did.
 */
export function checkSize(document: DocumentNode): void {
  const sizeOf = openSizes(document)
  for (const { operation, selectionSet } of document.definitions.filter(isOperation)) {
    const [first, ...others] = selectionSet.selections
    if (operation === OperationTypeNode.MUTATION && (first?.kind !== Kind.FIELD || others.length > 0))
      throw failure('BAD_REQUEST', 'A mutation can have only one field. Send one operation for each')
    const { fields, depth } = sizeOf(selectionSet)
    if (depth > DEEPEST) throw failure('BAD_REQUEST', `An operation can be at most ${DEEPEST} levels deep`)
    if (fields > MOST_FIELDS)
      throw failure(
        'BAD_REQUEST',
        `An operation can have at most ${MOST_FIELDS} fields, including those in fragments`,
      )
  }
}

/** The cost that an operation may have at most, where a value costs 1 and an object 5. */
const MOST_COST = 100_000
const OBJECT = 5
/** The number of entries that a list without `first` or `last` counts for. */
const LIST = 5

/** Counts values and objects: those of a connection as often as its page may have entries. */
const cost: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (!isCompositeType(getNamedType(field.type))) return 1
  const size: unknown = args.first ?? args.last
  if (typeof size === 'number') return OBJECT + Math.max(0, size) * childComplexity
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  // The entries of a connection are counted where its size is known.
  return (isListType(type) && field.name !== 'edges' ? LIST : 1) * (OBJECT + childComplexity)
}

/** What of the variables the cost depends on: no text says how many are asked for. */
const sizesIn = (operationName: string | undefined, variables: Record<string, unknown>): string =>
  JSON.stringify([operationName, Object.entries(variables).filter(([, value]) => typeof value !== 'string')])

/** The most sizes of one document that are remembered to be cheap enough, and the longest, in characters. */
const MOST_KNOWN = 100
const LONGEST_KNOWN = 500
const known = new WeakMap<DocumentNode, Set<string>>()

/** Throws when an operation comes with variables that it does not declare, or asks for too much at once. */
export function checkOperation(
  schema: GraphQLSchema,
  query: DocumentNode,
  { variables = {}, operationName }: { variables?: Record<string, unknown>; operationName?: string },
): void {
  const declared = new Set(
    query.definitions
      .flatMap((definition) => (isOperation(definition) ? (definition.variableDefinitions ?? []) : []))
      .map(({ variable }) => variable.name.value),
  )
  const unknown = Object.keys(variables).find((name) => !declared.has(name))
  if (unknown !== undefined)
    throw failure('BAD_REQUEST', `The operation doesn't declare the variable $${unknown}`)

  const sizes = sizesIn(operationName, variables)
  const cheap = known.get(query) ?? new Set()
  if (cheap.has(sizes)) return
  const options = { schema, query, variables, estimators: [cost] }
  const asked = getComplexity(operationName === undefined ? options : { ...options, operationName })
  if (asked > MOST_COST) {
    throw failure(
      'BAD_REQUEST',
      `This operation asks for too much at once: its cost is ${asked}, and the maximum is ${MOST_COST}`,
    )
  }
  if (cheap.size < MOST_KNOWN && sizes.length <= LONGEST_KNOWN) known.set(query, cheap.add(sizes))
}
