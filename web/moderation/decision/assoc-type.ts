import { has, kindOf, kinds, type ContentKind } from '../../../events/kinds.ts'

/** The API's name of the kind of content that an id is of; null for what has no history to look at. */
export function assocTypeOf(id: string): (typeof kinds)[ContentKind]['name'] | null {
  try {
    const kind = kindOf(id)
    return has(kind, 'moderated') ? kinds[kind].name : null
  } catch {
    return null
  }
}
