import type { z } from 'zod'
import { DraftText } from '../../../services/rules/publishing/draft-text.ts'
import { PostText } from '../../../services/rules/publishing/post-text.ts'
import type { Notes } from '../notes.ts'

type Given = z.input<typeof DraftText>

function sectionsThatFit(sections: readonly unknown[]): number {
  let [fits, fails] = [0, sections.length + 1]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (DraftText.shape.sections.safeParse(sections.slice(0, middle)).success) fits = middle
    else fails = middle
  }
  return fits
}

/**
 * A text in which each field is valid: one that is not, such as a title for search engines that is too long, is left
 * out and noted. Sections may be incomplete, and fields of a draft too. `isWhole` is false if the end of its sections is
 * left out.
 */
export function fittingText(
  text: Given,
  title: string,
  notes: Notes,
  isDraft = false,
): { text: Given; isWhole: boolean } {
  const { shape } = isDraft ? DraftText : PostText
  const whole: Given = { ...text, seo: { ...text.seo } }
  for (const [name, value] of Object.entries(whole.seo!)) {
    const { error } = shape.seo.safeParse({ [name]: value })
    if (!error) continue
    notes.add(
      'left out',
      `values for search engines: ${error.issues[0]!.message}`,
      `${title}: ${name} ${value}`,
    )
    Object.assign(whole.seo!, { [name]: null })
  }
  for (const name of ['permalink', 'featuredMedia', 'categories', 'tags', 'crossPublished'] as const) {
    const { error } = shape[name].safeParse(whole[name])
    if (!error) continue
    notes.add('left out', `${name}: ${error.issues[0]!.message}`, title)
    delete whole[name]
  }
  const fits = DraftText.shape.sections.safeParse(whole.sections).success
    ? whole.sections.length
    : sectionsThatFit(whole.sections)
  if (fits === whole.sections.length) return { text: whole, isWhole: true }
  notes.add(
    'left out',
    'ends of texts that are too long, which are drafts',
    `${title}: after ${fits} sections`,
  )
  return { text: { ...whole, sections: whole.sections.slice(0, fits) }, isWhole: false }
}
