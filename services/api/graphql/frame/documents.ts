import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { checkSize } from './limits.ts'

/** Maximum number of tokens in an operation: more than any screen needs, but too few to exhaust the parser's stack. */
const MAX_TOKENS = 1000
/** Maximum size of the cache, in characters of text; a parsed document takes about a hundred bytes per character. */
const MAX_CACHE_CHARS = 200_000

/** Parses an operation's text into a document that is valid and within the size limits. Throws GraphQLError. */
export type DocumentOf = (text: string) => DocumentNode

export function openDocuments(schema: GraphQLSchema): DocumentOf {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CACHE_CHARS,
    sizeCalculation: (_, text) => text.length,
  })
  return (text) => {
    const known = documents.get(text)
    if (known) return known
    const document = parse(text, { maxTokens: MAX_TOKENS })
    // The size is checked before the document is validated, because large documents take long to validate.
    checkSize(document)
    const [invalid] = validate(schema, document)
    if (invalid) throw invalid
    documents.set(text, document)
    return document
  }
}
