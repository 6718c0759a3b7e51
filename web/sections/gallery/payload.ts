import type { NormalizationSelection } from 'relay-runtime'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The answer of the API to selections of an operation, made from values by the names of their fields. */
export function payloadOf(selections: readonly NormalizationSelection[], record: Fields): Fields {
  const answer: Record<string, unknown> = {}
  for (const selection of selections) {
    if (selection.kind === 'ScalarField')
      answer[selection.alias ?? selection.name] = record[selection.name] ?? null
    if (selection.kind === 'LinkedField') {
      const of = (value: unknown) => (isFields(value) ? payloadOf(selection.selections, value) : null)
      const value = record[selection.name]
      answer[selection.alias ?? selection.name] = Array.isArray(value) ? value.map(of) : of(value)
    }
    if (selection.kind === 'InlineFragment' && selection.type === record.__typename)
      Object.assign(answer, payloadOf(selection.selections, record))
  }
  return answer
}
