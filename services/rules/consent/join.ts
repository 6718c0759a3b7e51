import type { Answer, Choice } from './choice.ts'
import { consentGroups } from './groups.ts'

type Dated = Pick<Answer, 'isGranted' | 'chosenAt'>

/**
 * True if a browser's answer becomes the member's at a log-in: the member has not answered, or the answer is a refusal
 * that is newer than the member's consent. So a log-in never turns a member's refusal into consent.
 */
export const isJoined = (own: Dated | undefined, answer: Dated): boolean =>
  !own || (own.isGranted && !answer.isGranted && answer.chosenAt > own.chosenAt)

/** Groups of cookies that a choice refuses. Refusals stay in the browser after a log-out; consent is deleted. */
export const refusalsOf = (choice: Choice): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([, { isGranted }]) => !isGranted))

/** Digest of a refusal that was given in another browser, which needs none. */
const NO_DIGEST = '0'

/**
 * The browser's choice after a log-in: the member's refusals apply in it too. The member's consent does not, because
 * others may use the browser.
 */
export function narrowed(choice: Choice, own: Choice): Choice {
  const refused = consentGroups.filter((group) => own[group]?.isGranted === false)
  const carried = refused.filter((group) => choice[group]?.isGranted !== false)
  return {
    ...choice,
    ...Object.fromEntries(carried.map((group) => [group, { ...own[group], digest: NO_DIGEST }])),
  }
}
