import { has, kindOf, kinds, type ContentKind } from '../../../events/kinds.ts'

/** Type of the item with this id, as the API names it; null for types without a history. */
export function assocTypeOf(id: string): (typeof kinds)[ContentKind]['name'] | null {
  try {
    const kind = kindOf(id)
    return has(kind, 'moderated') ? kinds[kind].name : null
  } catch {
    return null
  }
}
