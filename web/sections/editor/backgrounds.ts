import type { SectionBackground } from '../../../services/rules/sections/section-fields.ts'
import type { Option } from '../../ui/forms/Select.tsx'

/** Backgrounds of a section. */
export const backgrounds: readonly Option<SectionBackground>[] = [
  { value: 'plain', label: 'Default' },
  { value: 'soft', label: 'Slightly darker' },
  { value: 'accent', label: 'Accent tint' },
]
