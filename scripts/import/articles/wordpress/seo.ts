import type { WxrItem } from '../wxr.ts'

// Values for search engines, under the names of the plugins that these communities and others use.

const names = {
  title: [
    '_yoast_wpseo_title',
    'rank_math_title',
    '_aioseo_title',
    '_aioseop_title',
    '_seopress_titles_title',
    '_genesis_title',
    'jetpack_seo_html_title',
  ],
  metadesc: [
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_aioseop_description',
    '_seopress_titles_desc',
    '_genesis_description',
    'advanced_seo_description',
    'standard_seo_post_meta_description',
    'metadescription',
  ],
  canonical: [
    '_yoast_wpseo_canonical',
    'rank_math_canonical_url',
    '_aioseop_custom_link',
    '_seopress_robots_canonical',
    '_genesis_canonical_uri',
  ],
  metakeywords: ['_yoast_wpseo_metakeywords', '_aioseo_keywords', '_aioseop_keywords'],
} as const
type Field = keyof typeof names

export const seoNames: ReadonlySet<string> = new Set(Object.values(names).flat())

/** Variables of a plugin, such as `%%title%%`, `%sep%` and `#post_title`, which it fills in for each page. */
const isTemplate = (text: string) =>
  /%%[\w-]+%%|%[a-z_]+(?:\([^)]*\))?%|#(?:post|site|separator|page|author|taxonomy|current|categories|tax)_\w+/.test(
    text,
  )

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') ?? ''

/** Values of an item; `leave` gets the name of one that is left out, with the reason. */
export function seoOf({ meta, link }: WxrItem, leave: (what: string, value: string) => void) {
  const value = (field: Field) => {
    const text = names[field].map((name) => meta.get(name)?.[0]?.trim()).find(Boolean) ?? ''
    if (!isTemplate(text)) return text || null
    leave('values for search engines that are templates of a plugin', `${field} ${text}`)
    return null
  }
  const canonical = value('canonical')
  const isOwn = canonical !== null && hostOf(canonical) !== '' && hostOf(canonical) === hostOf(link)
  const path = isOwn ? URL.parse(canonical)!.pathname : null
  if (path !== null) leave('hosts of canonical addresses on the old site', canonical!)
  return {
    title: value('title'),
    metadesc: value('metadesc'),
    canonical: path === null ? canonical : path === URL.parse(link)?.pathname ? null : path,
    metakeywords: value('metakeywords'),
  }
}
