import type { WxrItem } from '../wxr.ts'

// Signs that only some readers could see an item. Plugins keep them as values of the item, as items with rules, or in
// the text; limits that a plugin keeps elsewhere are not in an export.

const limiting = [
  /(?:^|[_-])(?:(?:members?|subscribers?|customers?|patrons?|logged[_-]?in|registered)[_-]?(?:users?[_-]?)?only)(?:$|[_-])/,
  /(?:^|[_-])(?:un)?(?:restrict|protect|paywall|memberships?|premium|patreon|paid)[a-z]*(?:$|[_-])/,
  /(?:^|[_-])(?:content|post|page|user|members?|newsletter|rcp|arm|plan|role|group)s?[_-]?access(?:$|[_-])/,
  /(?:^|[_-])access(?:[_-])?(?:levels?|roles?|plans?|groups?|types?|settings|control)(?:$|[_-])/,
  /(?:^|[_-])(?:subscription|user|member(?:ship)?)[_-]?levels?(?:$|[_-])/,
  /(?:^|[_-])(?:visibility|visible[_-]to|private|is[_-]hidden|hide[_-]from[a-z_-]*|require[sd]?[_-]?log[_-]?in|log[_-]?in[_-]?required|noindex)(?:$|[_-])/,
  /^(?:_?wpmem_block|rcuserlevel|s2member|groups-(?:groups_)?read|_?um_|memberful_|_issuem_leaky|ctx_ps_|ihc_mb_|ure_|pmpro|_?mepr|wlm_|swpm|_?ppwp?_|passster|aam-post|_?cc_restriction)/,
]
const robots = new Set(['rank_math_robots', '_seopress_robots_index'])

const isOpen = (value: string) =>
  /^(?:|0|-1|no|none|off|false|n|public|published|everyone|everybody|anyone|all|any|default|inherit|visible|index|unrestricted|open|null|a:0:\{\}|\[\]|\{\})$/i.test(
    value.trim(),
  )

/** Values of a list that PHP has written (`a:1:{s:4:"type";s:7:"default";}`); null for another text or a nested list. */
function valuesInList(text: string): string[] | null {
  const inner = /^a:\d+:\{([^]*)\}$/.exec(text.trim())?.[1]
  if (inner === undefined) return null
  const parts = inner.match(/s:\d+:"[^"]*";|[ibd]:[^;]*;|N;|a:0:\{\}/g) ?? []
  if (parts.join('') !== inner) return null
  return parts
    .filter((_, at) => at % 2 === 1)
    .map((part) => part.replace(/^(?:s:\d+:"|[ibd]:)|"?;$/g, '').replace(/^N$/, ''))
}

const isLimit = (value: string) => !(valuesInList(value) ?? [value]).every(isOpen)

const ruleTypes = new Set([
  'memberpressrule',
  'wc_membership_plan',
  'wc_user_membership',
  'llms_membership',
  'restriction',
  'cc_restriction',
])

const inText = [
  /<!-- wp:(?:premium-content\/|[\w-]+\/[\w-]*(?:paywall|restrict|member|protected|logged-?in|content-control)|(?:content-control|memberful)\/)[\w-]*/i,
  /"blockVisibility":\s*(?:false|\{)|"hideBlock":\s*true/,
  /<!-- wp:[^>]*"(?:\w*_is_restrict(?:ed)?|llms_visibility|contentControls|otterConditions|displayConditions?)":\s*(?!false|null|0|""|"all"|\[\]|\{\})/i,
  /\[([\w-]*(?:member|restrict|private|protect|subscri|logged[-_]?in|premium|s2if|patreon|rcp|mepr|pmpro|wlm_|arm_|ihc|um_show|content_control|ppwp|passster|groups_|access|am4show|memb_)[\w-]*)\b[^\]]*\](?=[^]*?\[\/\1\])/i,
  /\[[\w-]*(?:paywall|restrict)[\w-]*[^\]]*\]/i,
]

/** What limited the readers of an item; empty for an item that everybody could see. */
export function limitsOf({ password, status, meta, content }: WxrItem): string[] {
  const values = [...meta].filter(
    ([key, all]) =>
      (limiting.some((pattern) => pattern.test(key.toLowerCase())) && all.some(isLimit)) ||
      (robots.has(key) && all.some((value) => /noindex|^yes$/.test(value))),
  )
  return [
    ...(password === '' ? [] : ['a password']),
    ...(status === 'private' ? ['private'] : []),
    ...values.map(([key]) => key),
    ...inText.flatMap((pattern) => pattern.exec(content)?.[0].slice(0, 60) ?? []),
  ]
}

/** Rules of plugins in an export, which can apply to every item. */
export const rulesIn = (items: readonly WxrItem[]): WxrItem[] =>
  items.filter(({ type, status }) => ruleTypes.has(type) && status !== 'trash' && status !== 'draft')
