/** A test that did not run, and why. */
export interface Skipped {
  test: string
  reason: string
}

/** A test that failed, and what is known of it: lines for a person. */
export interface Failed {
  test: string
  details: string
}

/** What came of some tests. */
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

/** `N passed, N failed, N skipped` */
export const inWords = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`

/** The skipped tests by their reason, and the failed ones by name: lines for the end of a run. */
export function closing({ failed, skipped }: Outcome): string[] {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason)
  return [
    ...[...reasons].flatMap(([reason, tests]) => [
      `skipped, because ${reason}:`,
      ...tests.map(({ test }) => `  ${test}`),
    ]),
    ...(failed.length > 0 ? ['failed:', ...failed.map(({ test }) => `  ${test}`)] : []),
  ]
}

/** How long a piece of a test run took. */
export interface Took {
  name: string
  seconds: number
}

/** The ten that took longest, the longest first: lines for the end of a run. */
export const slowest = (times: readonly Took[]): string[] => [
  'took longest:',
  ...times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
]
