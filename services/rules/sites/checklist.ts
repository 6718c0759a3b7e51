/** What a community has, as far as its checklist asks for it. */
export interface Prepared {
  isHidden: boolean
  description: string
  logo: string | null
  hasCover: boolean
  categories: number
  menuEntries: number
  hasText: boolean
  hasRules: boolean
}

/** Steps from a new community to an open one, in their order, each with what makes it done. */
const steps = {
  look: ({ description }: Prepared) => description !== '',
  picture: ({ logo, hasCover }: Prepared) => logo !== null || hasCover,
  categories: ({ categories }: Prepared) => categories > 0,
  menu: ({ menuEntries }: Prepared) => menuEntries > 0,
  text: ({ hasText }: Prepared) => hasText,
  rules: ({ hasRules }: Prepared) => hasRules,
  open: ({ isHidden }: Prepared) => !isHidden,
} as const

export type ChecklistStep = keyof typeof steps

export const isChecklistStep = (name: string): name is ChecklistStep => Object.hasOwn(steps, name)

/** The checklist of a community: each step, and whether it is done. */
export const checklistOf = (site: Prepared): { step: string; isDone: boolean }[] =>
  Object.entries(steps).map(([step, isDone]) => ({ step, isDone: isDone(site) }))
