import { keysOf } from '../../../events/entries.ts'
import type { Category } from './categories.ts'
import { isSitePurpose, sitePurposes } from './purposes.ts'
import type { SiteSettings } from './site-settings.ts'

/** Step about what the purpose has made: an administrator changes it, or says that it fits. */
export type CheckedStep = SiteSettings['checked_steps'][number]

/** What a community has, as far as its checklist asks for it. */
export interface Prepared {
  isHidden: boolean
  purpose: string | null
  description: string
  logo: string | null
  hasCover: boolean
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  menu: readonly { title: string; url: string; items: readonly unknown[] }[]
  /** Steps of which an administrator has said that what is there fits. */
  checked: readonly CheckedStep[]
  hasText: boolean
  hasRules: boolean
}

/** True if two lists of texts differ, in whatever order they are. */
const differs = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join('\n') !== other.toSorted().join('\n')

/** What a community of a purpose begins with. */
const beginning = (purpose: string | null) =>
  isSitePurpose(purpose) ? sitePurposes[purpose] : { categories: [], menu: [] }

const categoryLine = ({ slug, name }: Pick<Category, 'slug' | 'name'>) => `${slug} ${name}`

function hasOwnMenu({ purpose, menu }: Prepared): boolean {
  const first = beginning(purpose).menu.map(({ title, url }) => `${title} ${url} 0`)
  const now = menu.map(({ title, url, items }) => `${title} ${url} ${items.length}`)
  return now.join('\n') !== first.join('\n')
}

/** Steps from a new community to an open one, in their order, each with what makes it done. */
const steps = {
  look: ({ description }: Prepared) => description !== '',
  picture: ({ logo, hasCover }: Prepared) => logo !== null || hasCover,
  categories: ({ purpose, categories, checked }: Prepared) =>
    checked.includes('categories') ||
    differs(categories.map(categoryLine), beginning(purpose).categories.map(categoryLine)),
  menu: (site: Prepared) => site.checked.includes('menu') || hasOwnMenu(site),
  text: ({ hasText }: Prepared) => hasText,
  rules: ({ hasRules }: Prepared) => hasRules,
  open: ({ isHidden }: Prepared) => !isHidden,
} as const

export type ChecklistStep = keyof typeof steps

export const isChecklistStep = (name: string): name is ChecklistStep => Object.hasOwn(steps, name)

export const isCheckedStep = (name: string): name is CheckedStep => name === 'categories' || name === 'menu'

/** The checklist of a community: each step, and whether it is done. */
export const checklistOf = (site: Prepared): { step: ChecklistStep; isDone: boolean }[] =>
  keysOf(steps).map((step) => ({ step, isDone: steps[step](site) }))
