import { kindOf, type EditorialId } from '../../../events/kinds.ts'
import { check } from '../check.ts'
import { reservedSlugs } from '../routes/routes.ts'
import { isIncomplete } from '../sections/incomplete-section.ts'
import { PostText } from './post-text.ts'

/** Reason for which readers cannot get a text yet, with the path of the field first; null if they can. */
function problemOf(post: EditorialId, { slug, permalink, authors, byline }: PostText): string | null {
  // The path of a hub is its slug alone.
  if (kindOf(post) === 'hub' && permalink === null && reservedSlugs.has(slug))
    return 'slug: This address is already used by a system page'
  return authors.length === 0 && byline !== 'team' ? 'authors: Please name an author' : null
}

/** Checks a stored text before it is published or scheduled: all that a draft may lack must be there. */
export function publishable(
  post: EditorialId,
  text: { sections: readonly unknown[] },
): { text: PostText; problem: null } | { text: null; problem: string } {
  const incomplete = text.sections.findIndex(isIncomplete)
  if (incomplete >= 0)
    return { text: null, problem: `sections.${incomplete}: Please complete this section first` }
  const checked = check(PostText, text, { placed: true })
  if (checked.problem !== null) return { text: null, problem: checked.problem }
  const unfit = problemOf(post, checked.data)
  return unfit === null ? { text: checked.data, problem: null } : { text: null, problem: unfit }
}
