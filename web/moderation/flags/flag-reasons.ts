import type { FlagReason } from './__generated__/useFlagMutation.graphql.ts'

/** Reasons for a report, with their labels. */
export const flagReasons = {
  SPAM: 'Spam or advertising',
  HARASSMENT: 'Harassment or insults',
  MISINFORMATION: 'Harmful or wrong medical advice',
  DANGER: 'Someone may be in danger',
  PRIVACY: "Someone's private information",
  OTHER: 'Something else',
} as const satisfies Record<Exclude<FlagReason, '%future added value'>, string>

/** Label of a report's reason that the API returned; null for a report without a reason. */
export const flagReason = (reason: string | null | undefined): string | null =>
  reason ? (new Map<string, string>(Object.entries(flagReasons)).get(reason) ?? flagReasons.OTHER) : null
