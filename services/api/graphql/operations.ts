import { parse } from 'graphql'
import { LRUCache } from 'lru-cache'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { failure } from './errors.ts'

/** An operation as a client asks for it: by the id of one that the web was built with, or (in development) by its text. */
export const OperationRequest = z.strictObject({
  id: z.string().max(200).nullish(),
  query: z.string().max(50_000).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
})
export type OperationRequest = z.output<typeof OperationRequest>

/** The most tokens of an operation: more than any screen's has, and far from what exhausts a parser's stack. */
const MOST_TOKENS = 1000
/** The most characters of texts that are known to be operations. */
const MOST_KNOWN = 500_000

/** Finds the text of an operation. Throws when there is none, or when its text may not be given. */
export type FindOperation = (request: Pick<OperationRequest, 'id' | 'query'>) => string

const Persisted = z.record(z.string(), z.string())

/**
 * Reads the operations that the web was built with (relay-compiler's file; none where there is no such file).
 * With `only` nothing else runs.
 */
export function openOperations(file: string, { only }: { only: boolean }): FindOperation {
  const persisted = new Map(
    existsSync(file) ? Object.entries(Persisted.parse(JSON.parse(readFileSync(file, 'utf8')))) : [],
  )
  const operations = new LRUCache<string, true>({
    maxSize: MOST_KNOWN,
    sizeCalculation: (_, text) => text.length,
  })
  return ({ id, query }) => {
    const text = id ? persisted.get(id) : undefined
    if (text) return text
    if (id)
      throw failure('BAD_REQUEST', 'There is no such operation. Reload the page to get the current ones.')
    if (only) throw failure('BAD_REQUEST', 'Only the operations of this site run here: send the id of one.')
    // Mercurius would take a syntax tree as JSON, whatever is in it.
    if (query) {
      if (!operations.has(query)) parse(query, { maxTokens: MOST_TOKENS })
      operations.set(query, true)
      return query
    }
    throw failure('BAD_REQUEST', 'Send the id or the text of an operation')
  }
}
