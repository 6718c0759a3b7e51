import type { PurgeReason } from './__generated__/usePurgeMutation.graphql.ts'

/** Reasons for a purge, with their labels. */
export const purgeReasons = {
  ABUSE: 'Illegal content',
  PRIVACY: 'Privacy violation',
  COURT_ORDER: 'Court order',
  OTHER: 'Another reason',
} as const satisfies Record<Exclude<PurgeReason, '%future added value'>, string>

/** Label of a purge reason that the API returned. */
export const purgeReason = (reason: string): string =>
  new Map<string, string>(Object.entries(purgeReasons)).get(reason) ?? purgeReasons.OTHER
