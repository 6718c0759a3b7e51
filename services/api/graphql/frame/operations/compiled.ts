import {
  execute,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
  visit,
  BREAK,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>

/** True if a value of the type contains no field of an input object that can be left out. */
function isWhole(type: GraphQLInputType, above: readonly GraphQLInputType[] = []): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || above.includes(named)) return true
  return Object.values(named.getFields()).every(
    (field) =>
      isNonNullType(field.type) && field.defaultValue === undefined && isWhole(field.type, [...above, named]),
  )
}

const namedIn = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type)

/**
 * True if compiled code would read the operation's input objects as GraphQL does. graphql-jit ignores the defaults of
 * their fields, and makes null of a field that was left out.
 */
function isExact(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  let hasObject = false
  visit(document, {
    ObjectValue() {
      hasObject = true
      return BREAK
    },
  })
  return (
    !hasObject &&
    (operation.variableDefinitions ?? []).every(({ type }) => {
      const named = typeFromAST(schema, {
        kind: Kind.NAMED_TYPE,
        name: { kind: Kind.NAME, value: namedIn(type) },
      })
      return !isInputObjectType(named) || isWhole(named)
    })
  )
}

/** Makes a function that executes an operation in compiled form, or as usual if it cannot be compiled. */
function compiledOf({ schema, document, operationName }: ExecutionArgs): Execute {
  const operation = getOperationAST(document, operationName)
  if (!operation || !isExact(schema, document, operation)) return execute
  const compiled = compileQuery(schema, document, operationName ?? undefined)
  if (!isCompiledQuery(compiled)) return execute
  const declared = operation.variableDefinitions ?? []
  return ({ rootValue, contextValue, variableValues }) => {
    // The same errors as uncompiled: graphql-jit has its own words for them.
    const { errors } = getVariableValues(schema, declared, variableValues ?? {}, { maxErrors: 50 })
    return errors ? { errors } : compiled.query(rootValue, contextValue, variableValues)
  }
}

/** Functions for operations that were executed more than once; null for those that were executed once. */
const executions = new WeakMap<DocumentNode, Execute | null>()

/**
 * Executes a persisted operation, which is compiled at its second execution. Other operations must not be compiled, as
 * compiling takes long and the number of texts is unlimited.
 */
export const executePersisted: Execute = (args) => {
  const { document } = args
  const known = executions.get(document)
  const run = known ?? (known === null ? compiledOf(args) : execute)
  executions.set(document, known === undefined ? null : run)
  return run(args)
}
