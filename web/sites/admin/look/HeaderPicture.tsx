import { accentShades } from '../../../../services/rules/sites/accent.ts'
import { logoSvg } from '../../../../services/rules/sites/logo.ts'
import css from './header-picture.module.css'

interface Pictured {
  name: string
  prefix: string
  description: string
  accent: string
  logo: string | null
}

/** Colors of light and dark pages (web/ui/theme/tokens.css). */
const looks = [
  { name: 'light', page: '#faf7f2', card: '#ffffff', ink: '#2b2622', soft: '#645a50', on: '#ffffff' },
  { name: 'dark', page: '#191614', card: '#231f1c', ink: '#f1eae2', soft: '#b9aea2', on: '#171412' },
] as const

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** Pictures of the top of a community's home page as it would look with unsaved values, on light and dark pages. */
export function HeaderPicture({ site }: { site: Pictured }) {
  const shades = accentShades(site.accent)
  const { name, prefix, description, accent, logo } = site
  return (
    <div className={css.pictures}>
      {looks.map((look) => {
        const shade = shades?.[look.name] ?? look.ink
        return (
          <svg
            key={look.name}
            viewBox="0 0 360 168"
            role="img"
            aria-label={`How it looks on ${look.name} pages`}
            className={css.picture}
          >
            <rect width="360" height="168" fill={look.page} />
            <rect width="360" height="44" fill={look.card} />
            {logo ? (
              <image href={logo} x="14" y="8" width="28" height="28" preserveAspectRatio="xMidYMid slice" />
            ) : (
              <svg
                x="14"
                y="8"
                width="28"
                height="28"
                dangerouslySetInnerHTML={{ __html: logoSvg({ prefix, accent }) }}
              />
            )}
            <text x="52" y="27" fontSize="15" fontWeight="600" fill={look.ink}>
              {cut(name || 'Name', 24)}
            </text>
            <rect x="288" y="9" width="58" height="26" rx="13" fill={shade} />
            <text x="317" y="26" fontSize="12" fontWeight="600" textAnchor="middle" fill={look.on}>
              Log in
            </text>
            <rect y="44" width="360" height="124" fill={shade} opacity="0.12" />
            <text x="14" y="78" fontSize="20" fontWeight="600" fill={look.ink}>
              {cut(name || 'Name', 30)}
            </text>
            <text x="14" y="101" fontSize="12.5" fill={look.soft}>
              {cut(description || 'One sentence about for whom it is.', 54)}
            </text>
            <rect x="14" y="118" width="138" height="32" rx="16" fill={shade} />
            <text x="83" y="139" fontSize="12" fontWeight="600" textAnchor="middle" fill={look.on}>
              Join the community
            </text>
          </svg>
        )
      })}
    </div>
  )
}
