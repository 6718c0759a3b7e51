import { historyQuestion } from '../../../projections/history-question.ts'

// Example: npm run replay -- --file scripts/replay/examples/reactions-by-month.ts --to table

export const question = historyQuestion({
  handles: ['ReactionChosen'],
  initial: new Map<string, number>(),
  step(counts, { data, metadata }) {
    const group = `${metadata.occurredAt.slice(0, 7)} ${data.kind}`
    return counts.set(group, (counts.get(group) ?? 0) + 1)
  },
  rows: (counts) =>
    [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, reactions]) => {
        const [month = '', kind = ''] = group.split(' ')
        return { month, kind, reactions }
      }),
})
