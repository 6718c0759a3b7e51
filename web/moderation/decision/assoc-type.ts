import { has, kindOf, kinds, type ContentKind } from '../../../events/kinds.ts'

/** The API's name for the kind of an id's item; null for kinds without a history. */
export function assocTypeOf(id: string): (typeof kinds)[ContentKind]['name'] | null {
  try {
    const kind = kindOf(id)
    return has(kind, 'moderated') ? kinds[kind].name : null
  } catch {
    return null
  }
}
