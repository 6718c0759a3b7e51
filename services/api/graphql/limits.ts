import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity'
import { failure } from './errors.ts'

const isOperation = (definition: DefinitionNode): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION

/** How deep a query may go. */
export const DEEPEST = 15
/** How many objects an operation may ask for at most. */
const MOST_OBJECTS = 20_000
/** What a list without `first` or `last` counts for. */
const LIST = 5

/** Counts objects: those of a connection as often as its page may have entries. */
const objects: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (!isCompositeType(getNamedType(field.type))) return 0
  const size: unknown = args.first ?? args.last
  if (typeof size === 'number') return 1 + Math.max(0, size) * childComplexity
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  // The entries of a connection are counted where its size is known.
  return (isListType(type) && field.name !== 'edges' ? LIST : 1) * (1 + childComplexity)
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
  if (unknown !== undefined) throw failure('BAD_REQUEST', `The operation has no variable $${unknown}`)

  const sizes = sizesIn(operationName, variables)
  const cheap = known.get(query) ?? new Set()
  if (cheap.has(sizes)) return
  const options = { schema, query, variables, estimators: [objects] }
  const cost = getComplexity(operationName === undefined ? options : { ...options, operationName })
  if (cost > MOST_OBJECTS) {
    throw failure('BAD_REQUEST', `This asks for up to ${cost} objects at once; ${MOST_OBJECTS} are the most`)
  }
  if (cheap.size < MOST_KNOWN && sizes.length <= LONGEST_KNOWN) known.set(query, cheap.add(sizes))
}
