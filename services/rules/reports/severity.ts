/** Reasons of reports, most severe first: harm to a person, then to readers, to the talk, and to the community. */
export const bySeverity = ['danger', 'privacy', 'misinformation', 'harassment', 'spam', 'other'] as const

type Reason = (typeof bySeverity)[number]

/**
 * Severity of an item by the reasons of its open reports: the index of the most severe one, so 0 comes first. Without
 * a reason, as of an item that a rule holds or whose picture waits, it comes last.
 */
export const severityOf = (reasons: readonly (Reason | null)[]): number =>
  Math.min(bySeverity.length, ...reasons.flatMap((reason) => (reason ? bySeverity.indexOf(reason) : [])))

/** Rank in the queue of what only costs time: spam, other reasons, and items that wait without a report. */
export const LAST_RANK = bySeverity.indexOf('spam')

/** Rank of a severity in the queue, where the longest wait decides between equal ranks. */
export const rankOf = (severity: number): number => Math.min(severity, LAST_RANK)
