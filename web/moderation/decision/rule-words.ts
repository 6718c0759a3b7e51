import { contentRuleWords, type ContentRule } from '../../../services/rules/content-rules/names.ts'

/** Name of a rule in the API. */
export type RuleName = Uppercase<ContentRule>

export const ruleWords = (name: RuleName) => contentRuleWords[name.toLowerCase() as ContentRule]

/** Explanation for the author and moderators of a held item; `rule` is null if an undone decision had ended the hold. */
export function heldText(rule: RuleName | null | undefined): string {
  if (!rule) return 'Held for a moderator.'
  const { told, isOfText } = ruleWords(rule)
  return `Held for a moderator: ${told}${isOfText ? ' Edit it without that, and it is shown at once.' : ''}`
}
