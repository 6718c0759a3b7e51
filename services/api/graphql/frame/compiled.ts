import { execute, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>

/** Makes a function that executes an operation in compiled form, or as usual if it cannot be compiled. */
function compiledOf({ schema, document, operationName }: ExecutionArgs): Execute {
  const compiled = compileQuery(schema, document, operationName ?? undefined)
  if (!isCompiledQuery(compiled)) return execute
  return ({ rootValue, contextValue, variableValues }) =>
    compiled.query(rootValue, contextValue, variableValues)
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
