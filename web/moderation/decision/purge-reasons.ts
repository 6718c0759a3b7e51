import type { PurgeReason } from './__generated__/usePurgeMutation.graphql.ts'

/** Why content is purged, in words. */
export const purgeReasons = {
  ABUSE: 'Illegal content',
  PRIVACY: 'Privacy violation',
  COURT_ORDER: 'Court order',
  OTHER: 'Another reason',
} as const satisfies Record<Exclude<PurgeReason, '%future added value'>, string>

/** The words for a reason that the API gave. */
export const purgeReason = (reason: string): string =>
  new Map<string, string>(Object.entries(purgeReasons)).get(reason) ?? purgeReasons.OTHER
