import { Parser, type FinalResults, type Result } from 'tap-parser'
import type { Failed, Outcome, Skipped } from './outcome.ts'

/** JSON of values that a test reported, which can contain a BigInt. */
const inJson = (values: unknown) =>
  JSON.stringify(values, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value), 2)

function explain({ fullname, diag }: Result): string {
  const { diff, stack, at, ...rest } = diag ?? {}
  const place = stack ?? (at ? `${at.fileName}:${at.lineNumber}` : '')
  const { found, wanted, source: _, compare: _compare, ...others } = rest
  const values = diff ?? (found === undefined && wanted === undefined ? others : { found, wanted })
  const text = typeof values === 'string' ? values : inJson(values)
  return [fullname, place, text === '{}' ? '' : text]
    .filter(Boolean)
    .map((part) => part.trimEnd())
    .join('\n')
}

const EMPTY = 'no tests found'

/** Parses a test file's output. Passed and failed tests count at the top level, skipped ones at every level. */
export function readTap(file: string, output: string): Outcome {
  let passed = 0
  const failed: Failed[] = []
  const skipped: Skipped[] = []
  let inner: string[] = []

  const within = (parser: Parser, top: boolean) => {
    parser.on('child', (child: Parser) => within(child, false))
    parser.on('assert', (result: Result) => {
      const test = `${file} > ${result.fullname}`
      if (result.skip !== false) return skipped.push({ test, reason: reasonOf(result.skip) })
      if (result.todo !== false)
        return skipped.push({ test, reason: `it is to do: ${reasonOf(result.todo)}` })
      if (!result.ok && (inner.length === 0 || !result.closingTestPoint)) inner.push(explain(result))
      if (!top) return
      if (result.ok) passed += 1
      else failed.push({ test, details: inner.join('\n\n') })
      inner = []
    })
    parser.on('bailout', (reason: string) => {
      if (top) failed.push({ test: file, details: `gave up: ${reason}` })
    })
  }

  const parser = new Parser((results: FinalResults) => {
    const { skipAll, skipReason } = results.plan
    if (skipAll && skipReason && skipReason !== EMPTY) skipped.push({ test: file, reason: skipReason })
    for (const failure of results.failures) {
      if ('tapError' in failure && failure.tapError) failed.push({ test: file, details: failure.tapError })
    }
  })
  within(parser, true)
  parser.end(output)
  return { passed, failed, skipped }
}

const reasonOf = (directive: string | true) => (directive === true ? 'of a reason not given' : directive)
