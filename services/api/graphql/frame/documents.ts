import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import { checkSize } from './limits.ts'

/** The most tokens of a text: more than any screen's has, and far from what exhausts a parser's stack. */
const MOST_TOKENS = 1000
/** The most characters of texts whose documents are kept; a document takes about a hundred bytes for each. */
const MOST_KEPT = 200_000

/** Gives a text as a document that fits the schema and the limits on size. Throws GraphQLError. */
export type DocumentOf = (text: string) => DocumentNode

/** Remembers the documents of the texts that were asked for last. */
export function openDocuments(schema: GraphQLSchema): DocumentOf {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MOST_KEPT,
    sizeCalculation: (_, text) => text.length,
  })
  return (text) => {
    const known = documents.get(text)
    if (known) return known
    const document = parse(text, { maxTokens: MOST_TOKENS })
    // First: validation takes longer the more there is.
    checkSize(document)
    const [invalid] = validate(schema, document)
    if (invalid) throw invalid
    documents.set(text, document)
    return document
  }
}
