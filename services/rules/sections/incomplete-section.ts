import { z } from 'zod'
import { frame } from './section-fields.ts'
import { ContentSection, sectionsUpTo } from './sections.ts'

/** A section of a draft that is not complete: the texts of its form by the paths of their fields, instead of options. */
export const IncompleteSection = z.object({
  type: z.string().max(100),
  typed: z.record(z.string().max(200), z.string()),
  ...frame,
})
export type IncompleteSection = z.output<typeof IncompleteSection>

export const isIncomplete = (section: unknown): boolean => IncompleteSection.safeParse(section).success

/** Schema of a section of a draft, which may be incomplete. */
export const DraftSection = z.unknown().transform((given, { issues }): ContentSection | IncompleteSection => {
  const incomplete = IncompleteSection.safeParse(given)
  if (incomplete.success) return incomplete.data
  const { success, data, error } = ContentSection.safeParse(given)
  if (success) return data
  issues.push(
    ...error.issues.map(({ path, message }) => ({ code: 'custom' as const, path, message, input: given })),
  )
  return z.NEVER
})
export type DraftSection = z.output<typeof DraftSection>

/** Schema of the sections of a draft, of which some may be incomplete. */
export const draftSectionsUpTo = (most: number, mostBytes: number) =>
  sectionsUpTo(most, mostBytes, DraftSection)
