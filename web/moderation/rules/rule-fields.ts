import { recordFrom } from '../../../events/entries.ts'
import { contentRuleNames, type ContentRule } from '../../../services/rules/content-rules/names.ts'
import type { ContentRules } from '../../../services/rules/content-rules/rules.ts'

interface RuleField {
  name: string
  label: string
  hint?: string
  isList?: true
}

/** Form fields of each rule, besides its switch. */
export const ruleFields: Readonly<Record<ContentRule, readonly RuleField[]>> = {
  words: [
    {
      name: 'phrases',
      label: 'Words and phrases',
      hint: 'One per line. They are found as whole words, in any spelling of case and accents.',
      isList: true,
    },
  ],
  links: [{ name: 'days', label: 'Days after registration' }],
  rate: [
    { name: 'texts', label: 'Texts allowed' },
    { name: 'minutes', label: 'Minutes' },
  ],
  repeats: [{ name: 'hours', label: 'Hours between equal texts' }],
}

/** Values of the form: the switch of each rule, and its fields as text. */
export type Typed = Readonly<Record<ContentRule, { on: boolean; texts: Readonly<Record<string, string>> }>>

const shown = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value))

const each = <Value>(of: (rule: ContentRule) => Value) => recordFrom(contentRuleNames, of)

export const typedOf = (rules: ContentRules): Typed =>
  each((rule) => {
    const values: Readonly<Record<string, unknown>> = rules[rule]
    return {
      on: rules[rule].on,
      texts: Object.fromEntries(ruleFields[rule].map(({ name }) => [name, shown(values[name])])),
    }
  })

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Converts the form to rules, which the caller must validate. */
export const rulesOf = (typed: Typed): unknown =>
  each((rule) => {
    const { on, texts } = typed[rule]
    const values = ruleFields[rule].map(({ name, isList }) => {
      const text = texts[name]?.trim() ?? ''
      return [name, isList ? linesOf(text) : /^\d+$/.test(text) ? Number(text) : Number.NaN]
    })
    return { on, ...Object.fromEntries(values) }
  })
