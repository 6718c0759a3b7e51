import type { QueryResolvers } from '../__generated__/resolvers.ts'
import { operationOf } from './decisions.ts'

const HOUR_MS = 3_600_000

export const transparencyQueries = {
  async transparency(_, __, { site, services }) {
    const { decisions, medianMs, ...row } = await services.reads.transparencyOf(site.id)
    return {
      ...row,
      decisions: decisions
        .flatMap(({ verb, ...counts }) =>
          verb === 'purge' ? [] : [{ operation: operationOf(verb), ...counts }],
        )
        .toSorted((a, b) => b.count - a.count),
      purges: decisions.find(({ verb }) => verb === 'purge')?.count ?? 0,
      medianHours: medianMs === null ? null : medianMs / HOUR_MS,
    }
  },
} satisfies QueryResolvers
