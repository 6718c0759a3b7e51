import { field, rules } from '../fields.ts'
import { FIRST_AWARD_YEAR, LAST_AWARD_YEAR } from './awards.ts'

/** Schema of the year of an award, as an administrator types it. */
export const AwardYear = field(
  rules.required,
  rules.minValue(FIRST_AWARD_YEAR),
  rules.maxValue(LAST_AWARD_YEAR),
)
