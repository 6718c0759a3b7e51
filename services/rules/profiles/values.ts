import type { z } from 'zod'
import { longDay } from '../sites/dates.ts'
import { field, fieldProblem, rules } from '../fields.ts'
import { isPlainLine, notPlainMessage } from '../text.ts'
import { fieldNamed, type ValueName } from './fields.ts'

/** Maximum lengths of values, in characters. */
const longestLine = 160
const longestText = 2000

const EARLIEST_BIRTHDAY = '1900-01-01'

const plain = rules.holds(notPlainMessage, isPlainLine)

/** A date (ISO 8601) of the calendar, not in the future. */
const isBirthday = (value: string): boolean => {
  const at = new Date(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(value) &&
    value >= EARLIEST_BIRTHDAY &&
    at.getTime() <= Date.now()
  )
}

const schemas = {
  line: field(rules.maxLength(longestLine), plain),
  text: field(rules.maxLength(longestText)),
  date: field(rules.holds('Please enter a date in the past', isBirthday)),
  zipcode: field(rules.zipcode),
}

/** Rule of a field's value; an empty text clears the field. */
export const valueSchema = (name: ValueName): z.ZodType<string> => schemas[fieldNamed(name).input ?? 'line']

/** Problem of a value as people typed it; null if it can be saved. */
export const valueProblem = (name: ValueName, value: string): string | null =>
  fieldProblem(valueSchema(name), value.trim())

/** A value as a profile shows it on a site with a language (BCP 47). */
export const shownValue = (name: ValueName, value: string, language: string): string =>
  fieldNamed(name).input === 'date' ? longDay(new Date(`${value}T00:00:00Z`), language) : value
