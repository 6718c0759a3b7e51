import { existsSync, readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { recordedOperation } from '../../../../operational/releases/operations.ts'
import type { Sql } from '../../../../postgres/sql.ts'
import type { DocumentOf } from './documents.ts'
import { failure } from '../errors.ts'

/** Request to run an operation, identified by its id in the built web client or, in development, by its text. */
export const OperationRequest = z
  .strictObject({
    id: z.string().max(200).nullish(),
    query: z.string().max(50_000).nullish(),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().max(200).nullish(),
    extensions: z.record(z.string(), z.unknown()).nullish(),
  })
  .refine(({ id, query }) => id || query, "Send an operation's ID or its text")
export type OperationRequest = z.output<typeof OperationRequest>

/** Text of an operation. Only persisted operations have names here, so that the number of names is limited. */
export type Operation = { text: string } & ({ isPersisted: true; name: string } | { isPersisted: false })

/** Finds the requested operation. Rejects if it is unknown, or is a text although only persisted ones are allowed. */
export type FindOperation = (
  request: Pick<OperationRequest, 'id' | 'query' | 'operationName'>,
) => Promise<Operation>

const Persisted = z.record(z.string(), z.string())

/** Texts of the operations in relay-compiler's file, by id; none if the file is missing. */
export function readOperations(file: string): ReadonlyMap<string, string> {
  return new Map(
    existsSync(file) ? Object.entries(Persisted.parse(JSON.parse(readFileSync(file, 'utf8')))) : [],
  )
}

/** Name of an operation, with which its text in relay-compiler's file begins. */
const nameIn = (text: string): string =>
  /^\s*(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? 'other'

const named = (text: string) => ({ text, name: nameIn(text) })

/** Matches an id that relay-compiler gives, a SHA-256. */
const ID = /^[0-9a-f]{64}$/
const MAX_OTHERS = 1000
/** Time for which an id that no release has recorded is not looked up again, in ms. */
const UNKNOWN_MS = 10_000

interface Options {
  only: boolean
  /** Finds the text of an operation of another release, for pages of that release; null if it cannot be run here. */
  other?: (id: string) => Promise<string | null>
}

/** Opens a finder among the operations of this release (texts by id) and others. With `only`, refuses texts. */
export function openOperations(
  texts: ReadonlyMap<string, string>,
  { only, other = async () => null }: Options,
): FindOperation {
  const own = new Map([...texts].map(([id, text]) => [id, named(text)]))
  const others = new LRUCache<string, { text: string; name: string } | false>({ max: MAX_OTHERS })

  async function ofOther(id: string) {
    const known = others.get(id)
    if (known !== undefined || !ID.test(id)) return known
    const text = await other(id)
    const found = text === null ? false : named(text)
    others.set(id, found, found ? {} : { ttl: UNKNOWN_MS })
    return found
  }

  return async ({ id, query, operationName }) => {
    const known = id ? (own.get(id) ?? (await ofOther(id))) : undefined
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

/** Text of an operation that another release has recorded, if the schema of this one has all that it asks for. */
export async function otherOperation(sql: Sql, documentOf: DocumentOf, id: string): Promise<string | null> {
  const text = await recordedOperation(sql, id)
  try {
    if (text !== null) documentOf({ text, isPersisted: true })
    return text
  } catch {
    return null
  }
}
