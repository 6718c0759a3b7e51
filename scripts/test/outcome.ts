/** A test that was skipped, with the reason. */
export interface Skipped {
  test: string
  reason: string
}

export interface Failed {
  test: string
  details: string
}

export interface Outcome {
  passed: number
  failed: readonly Failed[]
  skipped: readonly Skipped[]
}

export const nothing: Outcome = { passed: 0, failed: [], skipped: [] }

export const add = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: [...a.failed, ...b.failed],
  skipped: [...a.skipped, ...b.skipped],
})

export const inWords = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`

/** Lines of each failure that are repeated at the end of a run, because some logs keep only their end. */
const REPEATED_LINES = 15

/** Lines about a failed test: its name, and its details indented. */
export const failure = ({ test, details }: Failed, most = Infinity): string[] => [
  `  ${test}`,
  ...details
    .split('\n')
    .slice(0, most)
    .map((line) => line && `    ${line}`),
]

/** Last lines of a run's output: skipped tests by reason, and failed tests with the first lines of their details. */
export function closing({ failed, skipped }: Outcome): string[] {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason)
  return [
    ...[...reasons].flatMap(([reason, tests]) => [
      `skipped, because ${reason}:`,
      ...tests.map(({ test }) => `  ${test}`),
    ]),
    ...(failed.length > 0 ? ['failed:', ...failed.flatMap((one) => failure(one, REPEATED_LINES))] : []),
  ]
}

export interface Took {
  name: string
  seconds: number
}

/** Last lines of a run's output: the ten slowest jobs, slowest first. */
export const slowest = (times: readonly Took[]): string[] => [
  'took longest:',
  ...times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
]
