/** Statuses of an award, with their labels (spec §3 Award). */
export const awardStatuses = { NOMINEE: 'Nominee', FINALIST: 'Finalist', WINNER: 'Winner' } as const
export type AwardStatus = keyof typeof awardStatuses

export const isAwardStatus = (name: string): name is AwardStatus => Object.hasOwn(awardStatuses, name)

/** Maximum number of awards of a member. */
export const MAX_AWARDS = 100
export const MAX_AWARD_NAME = 120
/** First and last year for which an award can be given. */
export const [FIRST_AWARD_YEAR, LAST_AWARD_YEAR] = [2000, 2100]
