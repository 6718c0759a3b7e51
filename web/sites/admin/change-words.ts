import { isSiteFlag, siteFlags } from '../../../services/rules/sites/sites.ts'
import { settingForms, typedOf, type Typed } from './setting-fields.ts'

/** A change to a site, as the API delivers it (`Site.changes`). */
interface Change {
  subject: string
  key: string
  before: unknown
  value: unknown
}

/** A changed part: its label, and its texts before and after; null if there was or is none. */
export interface ChangedPart {
  label: string
  before: string | null
  after: string | null
}

const labels: Readonly<Record<string, string>> = {
  accent: 'Accent color',
  category: 'Category',
  description: 'Description',
  homepage: 'Home page',
  host: 'Host',
  logo: 'Logo',
  menu: 'Menu',
  name: 'Name',
  opening: 'Opened for everybody',
  parent: 'Parent community',
  purpose: 'Hidden until it is opened',
  redirect: 'Redirect from',
  site: 'Community created',
  wording: 'Sign-up terms',
}

/** Labels of settings without a form here. */
const otherSettings: Readonly<Record<string, string>> = {
  checked_steps: 'Checklist',
  content_rules: 'Rules for texts',
}

const isForm = (name: string): name is keyof typeof settingForms => Object.hasOwn(settingForms, name)
const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
const typedText = (typed: Typed | undefined) =>
  typeof typed === 'boolean' ? (typed ? 'On' : 'Off') : typed || null

/** Name of what was changed. */
export function changeLabel({ subject, key }: Change): string {
  if (subject === 'flag') return isSiteFlag(key) ? siteFlags[key].label : key
  if (subject === 'setting') return isForm(key) ? settingForms[key].label : (otherSettings[key] ?? key)
  return [labels[subject] ?? subject, key].filter(Boolean).join(' ')
}

/**
 * Parts of a site that a change changed; those of a setting have the labels of its form. `nameOf` finds the name of a
 * community by its id. Empty if the change stores no texts, as of menus.
 */
export function changedParts(change: Change, nameOf: (id: string) => string | undefined): ChangedPart[] {
  const { subject, key, before, value } = change
  if (subject === 'flag')
    return [{ label: '', before: before === true ? 'On' : 'Off', after: value === true ? 'On' : 'Off' }]
  if (subject === 'setting') {
    if (!isForm(key)) return []
    const [old, now] = [before, value].map((stored) => typedOf(key, { [key]: stored ?? undefined }))
    return settingForms[key].fields.flatMap(({ label }, index) => {
      const [one, other] = [typedText(old?.[index]), typedText(now?.[index])]
      return one === other ? [] : [{ label, before: one, after: other }]
    })
  }
  const [one, other] = [before, value]
    .map(textOf)
    .map((text) => (subject === 'parent' && text !== null ? (nameOf(text) ?? text) : text))
  return one || other ? [{ label: '', before: one ?? null, after: other ?? null }] : []
}
