import { Field } from '../../ui/forms/Field.tsx'
import { accentShades } from '../../../services/rules/sites/accent.ts'
import { SiteLogo } from '../../ui/theme/SiteLogo.tsx'
import css from './admin.module.css'

/** Background colors of light and dark pages (web/ui/theme/tokens.css). */
const grounds = { light: '#faf7f2', dark: '#191614' } as const

/** Field for a site's accent color, with samples of it on light and dark pages. */
export function AccentField({
  site,
  error,
  onChange,
}: {
  site: { prefix: string; name: string; accent: string }
  error?: string | undefined
  onChange: (accent: string) => void
}) {
  const shades = accentShades(site.accent)
  const isColour = shades !== null
  return (
    <div className={css.accent}>
      <Field
        label="Accent color"
        name="accent"
        hint="Format #rrggbb. Adjusted for contrast on each background."
        value={site.accent}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={css.preview}>
        <input
          type="color"
          aria-label="Pick an accent color"
          className={css.picker}
          value={isColour ? site.accent : '#555555'}
          onChange={({ target }) => onChange(target.value)}
        />
        <SiteLogo site={site} />
        {shades && <Sample ground={grounds.light} shade={shades.light} on="#ffffff" words="On light" />}
        {shades && <Sample ground={grounds.dark} shade={shades.dark} on="#171412" words="On dark" />}
      </div>
    </div>
  )
}

/** Sample of the accent color: text and a button on a background color. */
function Sample({ ground, shade, on, words }: { ground: string; shade: string; on: string; words: string }) {
  return (
    <svg viewBox="0 0 200 48" className={css.sample} role="img" aria-label={`${words}: ${shade}`}>
      <rect width="200" height="48" rx="8" fill={ground} />
      <text x="14" y="30" fontSize="16" fontWeight="600" fill={shade}>
        {words}
      </text>
      <rect x="104" y="8" width="84" height="32" rx="16" fill={shade} />
      <text x="146" y="29" fontSize="14" fontWeight="600" textAnchor="middle" fill={on}>
        Button
      </text>
    </svg>
  )
}
