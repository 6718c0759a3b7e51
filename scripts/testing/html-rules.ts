import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate'

const rules: RuleConfig = {
  // React writes attributes and empty elements in its own way, which HTML reads alike.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // HTML forbids only spaces; React makes ids that begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // The title of a thread is its author's.
  'long-title': 'off',
  // Several checkboxes of one question have one name, as radio buttons do.
  'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  // No style makes a thin line of <progress>, and <textarea> cannot contain formatted text.
  'prefer-native-element': ['error', { exclude: ['progressbar', 'textbox'] }],
}

const scriptedRules: RuleConfig = {
  ...rules,
  // Scripts place overlays; the policy of pages forbids styles in documents.
  'no-inline-style': 'off',
  // The hidden buttons with which react-aria lets screen readers close overlays are outside of forms.
  'no-implicit-button-type': 'off',
}

const validatorOf = (rules: RuleConfig) =>
  new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }))
const [served, scripted] = [validatorOf(rules), validatorOf(scriptedRules)]

/**
 * Errors and warnings of html-validate in a document, as `rule: message (element)`. `isScripted` is true for a page as
 * it stands in a browser.
 */
export async function htmlProblems(html: string, { isScripted = false } = {}): Promise<string[]> {
  const { results } = await (isScripted ? scripted : served).validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
