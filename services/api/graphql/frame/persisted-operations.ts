import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { failure } from './errors.ts'

/** Request to run an operation, identified by its id in the built web client or, in development, by its text. */
export const OperationRequest = z.strictObject({
  id: z.string().max(200).nullish(),
  query: z.string().max(50_000).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
})
export type OperationRequest = z.output<typeof OperationRequest>

/** Text of an operation. Only persisted operations have names here, so that the number of names is limited. */
export type Operation = { text: string } & ({ isPersisted: true; name: string } | { isPersisted: false })

/** Finds the requested operation. Throws if it is unknown, or is a text although only persisted ones are allowed. */
export type FindOperation = (request: Pick<OperationRequest, 'id' | 'query' | 'operationName'>) => Operation

const Persisted = z.record(z.string(), z.string())

/** Name of an operation, with which its text in relay-compiler's file begins. */
const nameIn = (text: string): string =>
  /^\s*(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? 'other'

/**
 * Reads the persisted operations from relay-compiler's file; there are none if the file is missing. With `only`,
 * requests for all other operations are rejected.
 */
export function openOperations(file: string, { only }: { only: boolean }): FindOperation {
  const texts = existsSync(file) ? Persisted.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const persisted = new Map(Object.entries(texts).map(([id, text]) => [id, { text, name: nameIn(text) }]))
  return ({ id, query, operationName }) => {
    const known = id ? persisted.get(id) : undefined
    if (known) {
      // The name that the client sends must equal the operation's name, because compiled operations are cached by
      // name.
      if (operationName && operationName !== known.name)
        throw failure('BAD_REQUEST', 'The operation with this ID has a different name')
      return { ...known, isPersisted: true }
    }
    if (id) throw failure('BAD_REQUEST', 'Unknown operation. Reload the page.')
    if (only)
      throw failure('BAD_REQUEST', "Only persisted operations are allowed here. Send an operation's ID.")
    if (query) return { text: query, isPersisted: false }
    throw failure('BAD_REQUEST', "Send an operation's ID or its text")
  }
}
