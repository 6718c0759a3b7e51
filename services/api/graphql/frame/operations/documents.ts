import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { checkSize } from '../limits.ts'

/** Limits of a cache of documents: tokens of an operation, and characters of all texts (about 100 bytes each). */
interface Limits {
  maxTokens: number
  maxChars: number
}

/** Limits for texts of clients: more than any screen needs, but too few tokens to exhaust the parser's stack. */
const TEXTS: Limits = { maxTokens: 1000, maxChars: 200_000 }
/** Limits for persisted operations: all those of this release, and as many of others. */
const PERSISTED: Limits = { maxTokens: 10_000, maxChars: 600_000 }

function openCache(schema: GraphQLSchema, { maxTokens, maxChars }: Limits): (text: string) => DocumentNode {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: maxChars,
    sizeCalculation: (_, text) => text.length,
  })
  return (text) => {
    const known = documents.get(text)
    if (known) return known
    const document = parse(text, { maxTokens })
    // The size is checked before the document is validated, because large documents take long to validate.
    checkSize(document)
    const [invalid] = validate(schema, document)
    if (invalid) throw invalid
    documents.set(text, document)
    return document
  }
}

/** Parses an operation's text into a document that is valid and within the size limits. Throws GraphQLError. */
export type DocumentOf = (operation: { text: string; isPersisted: boolean }) => DocumentNode

/** Opens caches of documents; those of persisted operations stay the same, so that they can be compiled. */
export function openDocuments(schema: GraphQLSchema): DocumentOf {
  const texts = openCache(schema, TEXTS)
  const persisted = openCache(schema, PERSISTED)
  return ({ text, isPersisted }) => (isPersisted ? persisted : texts)(text)
}
