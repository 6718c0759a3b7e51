import { accentWords } from '../../../../services/rules/sites/accent.ts'
import { ColorField } from './ColorField.tsx'

/** Field for a site's accent color, with a sentence about its contrast. */
export const AccentField = ({
  accent,
  error,
  onChange,
}: {
  accent: string
  error?: string | undefined
  onChange(accent: string): void
}) => (
  <ColorField
    label="Color"
    hint={accentWords(accent) ?? 'A color such as #1f6f78.'}
    value={accent}
    error={error}
    onChange={onChange}
  />
)
