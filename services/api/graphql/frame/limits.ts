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
import {
  getComplexity,
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
} from 'graphql-query-complexity'
import { pageSize } from './arguments.ts'
import { isCostly } from './directives.ts'
import { failure } from './errors.ts'

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION

const MAX_DEPTH = 15
/** Maximum number of fields in an operation, counting a fragment at each use; the web client's largest has 150. */
const MAX_FIELDS = 2000

interface Size {
  fields: number
  depth: number
}

/** Counts the fields and levels of operations with all fragments expanded, but visits each fragment only once. */
function openSizes(document: DocumentNode): (selections: SelectionSetNode | undefined) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const known = new Map<string, Size>()

  function sizeOfFragment(name: string): Size {
    const size = known.get(name)
    if (size) return size
    // A fragment that uses itself counts as empty here; validation rejects it later.
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
 * Throws if an operation is nested too deeply or too large, or if a mutation has several fields, because an error in
 * one field would hide the results of the others.
 */
export function checkSize(document: DocumentNode): void {
  const sizeOf = openSizes(document)
  for (const { operation, selectionSet } of document.definitions.filter(isOperation)) {
    const [first, ...others] = selectionSet.selections
    if (operation === OperationTypeNode.MUTATION && (first?.kind !== Kind.FIELD || others.length > 0))
      throw failure(
        'BAD_REQUEST',
        'A mutation can have only one field. Send a separate operation for each field.',
      )
    const { fields, depth } = sizeOf(selectionSet)
    if (depth > MAX_DEPTH)
      throw failure('BAD_REQUEST', `An operation can be at most ${MAX_DEPTH} levels deep`)
    if (fields > MAX_FIELDS)
      throw failure(
        'BAD_REQUEST',
        `An operation can have at most ${MAX_FIELDS} fields, including those in fragments`,
      )
  }
}

/** Maximum cost of an operation, in which a scalar value costs 1 and an object 5. */
export const MAX_COST = 100_000
const OBJECT_COST = 5
/** Number of entries that a list without pages is assumed to have. */
const LIST_SIZE = 5

/** Cost of a field marked with `@costly`, of which an operation can have three outside of lists. */
const SEARCH_COST = 30_000

/** Cost of a field's values and objects, multiplied by the page size if the field is a connection. */
const costOfSize = ({ field, args, childComplexity }: ComplexityEstimatorArgs): number => {
  if (!isCompositeType(getNamedType(field.type))) return 1
  const size = pageSize(field, args)
  if (size !== null) return OBJECT_COST + size * childComplexity
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  // The field `edges` is not multiplied, because the page size of its connection was already multiplied.
  return (isListType(type) && field.name !== 'edges' ? LIST_SIZE : 1) * (OBJECT_COST + childComplexity)
}

/** Cost of a field: that of its size, and of a search. */
const cost: ComplexityEstimator = (asked) => costOfSize(asked) + (isCostly(asked.field) ? SEARCH_COST : 0)

/** Variables that can affect the cost of an operation, as a cache key; texts cannot. */
const sizesIn = (operationName: string | undefined, variables: Record<string, unknown>): string =>
  JSON.stringify([operationName, Object.entries(variables).filter(([, value]) => typeof value !== 'string')])

/** Limits of the cache of variables that were accepted for a document: number of entries, and characters per entry. */
const MAX_ACCEPTED = 100
const MAX_ACCEPTED_CHARS = 500
const known = new WeakMap<DocumentNode, Set<string>>()

/** Cost of an operation with its variables. */
export const costOf = (
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): number =>
  getComplexity({
    schema,
    query,
    variables,
    estimators: [cost],
    ...(operationName !== undefined && { operationName }),
  })

/** Throws if an operation receives undeclared variables or its cost is too high. */
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
  const asked = costOf(schema, query, variables, operationName)
  if (asked > MAX_COST) {
    throw failure(
      'BAD_REQUEST',
      `This operation asks for too much at once: it costs ${asked}, and the maximum is ${MAX_COST}`,
    )
  }
  if (cheap.size < MAX_ACCEPTED && sizes.length <= MAX_ACCEPTED_CHARS) known.set(query, cheap.add(sizes))
}
