import type { z } from 'zod'
import { field, fieldProblem, messages, rules } from './fields.ts'

/** A platform, or kind of page, on which members have profiles (spec §3 Social site entry). */
interface PlatformRow {
  name: string
  /** Text before the input, which is not part of the handle. */
  prefix: string
  /** Address of a profile without the handle. */
  base: string
  /** True if the handle is the rest of an address, rather than the name of an account. */
  isAddress?: true
  /** Pattern of all addresses that lead to the platform, if others than `base` do. */
  sites?: string
  rule?: z.ZodType
}

const page = { prefix: 'https://', base: 'https://', isAddress: true, rule: field(rules.url) } as const

/** Platforms, in the specified order. */
export const platforms = {
  WEBSITE: { name: 'Website', ...page },
  BLOG: { name: 'Blog', ...page },
  FACEBOOK: { name: 'Facebook', prefix: '@', base: 'https://www.facebook.com/' },
  TWITTER: {
    name: 'Twitter',
    prefix: '@',
    base: 'https://twitter.com/',
    sites: String.raw`(?:twitter|x)\.com/`,
    rule: field(rules.twitterHandle),
  },
  YOUTUBE: { name: 'YouTube', prefix: '@', base: 'https://www.youtube.com/@' },
  PINTEREST: {
    name: 'Pinterest',
    prefix: '@',
    base: 'https://www.pinterest.com/',
    sites: String.raw`pinterest\.[a-z]{2,3}(?:\.[a-z]{2})?/`,
  },
  INSTAGRAM: {
    name: 'Instagram',
    prefix: '@',
    base: 'https://www.instagram.com/',
    rule: field(rules.instagramHandle),
  },
  LINKEDIN: { name: 'LinkedIn', prefix: 'linkedin.com/in/', base: 'https://www.linkedin.com/in/' },
  TIKTOK: { name: 'TikTok', prefix: '@', base: 'https://www.tiktok.com/@' },
  PODCAST: { name: 'Podcast', ...page },
} as const satisfies Record<string, PlatformRow>
export type Platform = keyof typeof platforms

const rowOf = (platform: Platform): PlatformRow => platforms[platform]

export const isPlatform = (name: string): name is Platform => Object.hasOwn(platforms, name)

/** Label of the field for the handle (spec §3). */
export const handleLabel = (platform: Platform | null): string =>
  platform && (rowOf(platform).isAddress || platform === 'LINKEDIN') ? 'Link' : 'Handle'

/** Maximum number of profiles that a member can link to. */
export const MAX_SOCIAL_SITES = 20
const MAX_HANDLE_LENGTH = 300

/** A row of the form; both parts are null or blank until they are filled in. */
export interface SocialRow {
  platform: Platform | null
  handle: string
}
export interface SocialLink {
  platform: Platform
  handle: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Subdomain of a country, a language or phones. */
const subdomain = String.raw`(?:(?:[a-z]{1,3}(?:-[a-z]{2})?|mobile)\.)?`
/** Parameters that platforms add to the addresses of profiles, and that do not name a page. */
const tracking =
  /^(?:utm_\w+|fbclid|mibextid|ref|refid|lang|hl|locale|s|t|si|feature|igsh|igshid|trk|originalSubdomain|_t|_r|invite_code|sender|sfo)$/

/**
 * The handle in a text that people type or paste, which may be the whole address of their profile. Parts of an address
 * that are not a handle stay, so that `handleProblem` finds them.
 */
export function handleOf(platform: Platform, typed: string): string {
  const { base, isAddress, sites } = rowOf(platform)
  if (isAddress) return typed.trim().replace(/^https?:\/\//i, '')
  const site = base.replace('https://', '').replace('www.', '')
  const address = new RegExp(`^(?:https?://)?${subdomain}${sites ?? escaped(site).replace('@', '@?')}`, 'i')
  const rest = typed.trim().replace(address, '').replace(/^@/, '').replace(/#.*$/, '')
  const [path = '', query = ''] = rest.split(/\?(.*)/)
  const isTracking = [...new URLSearchParams(query).keys()].every((name) => tracking.test(name))
  return path.replace(/\/$/, '') + (isTracking ? '' : `?${query}`)
}

/** Start of the ids of links. */
export const SOCIAL_SITE = 'SOCIAL_SITE:'

/** Address to which a link leads; null if no safe address can be made of the handle. */
export function urlOf({ platform, handle }: SocialLink): string | null {
  const { base, isAddress } = rowOf(platform)
  const url = URL.parse(base + (isAddress ? handle : encodeURIComponent(handle)))
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
}

/** Link as answers show it; none if no safe address can be made of the handle. */
export function shownLink(link: SocialLink & { id: string }) {
  const { id, platform, handle } = link
  const url = urlOf(link)
  return url === null ? [] : [{ id: SOCIAL_SITE + id, type: platform.toLowerCase(), handle, url }]
}

/** Problem of a row's handle, by the rule of its platform; null for rows that are not complete. */
export function handleProblem({ platform, handle }: SocialRow): string | null {
  if (platform === null || !handle.trim()) return null
  const text = handleOf(platform, handle)
  const { rule, isAddress } = rowOf(platform)
  if (!isAddress && /[/?]/.test(text)) return messages.url
  const problem =
    fieldProblem(field(rules.required, rules.maxLength(MAX_HANDLE_LENGTH)), text) ??
    (rule ? fieldProblem(rule, text) : null)
  if (problem) return problem
  return /[\s\p{C}]/u.test(text) || urlOf({ platform, handle: text }) === null ? messages.url : null
}

/** Rows with both a platform and a handle, the only ones that are sent (spec §5 Social sites). */
export const completeRows = <Row extends SocialRow>(rows: readonly Row[]): (Row & SocialLink)[] =>
  rows.flatMap((row) => {
    const { platform } = row
    const handle = platform && handleOf(platform, row.handle)
    return platform && handle ? [{ ...row, platform, handle }] : []
  })

const keyOf = ({ platform, handle }: SocialLink) => `${platform} ${handle.toLowerCase().replace(/\/$/, '')}`

/** Indexes of rows that repeat an earlier row, or one that is saved. */
export function duplicatesIn(rows: readonly SocialRow[], saved: readonly SocialLink[]): Set<number> {
  const seen = new Set(saved.map(keyOf))
  return new Set(
    rows.flatMap((row, index) => {
      const [link] = completeRows([row])
      if (!link) return []
      const isRepeated = seen.has(keyOf(link))
      seen.add(keyOf(link))
      return isRepeated ? [index] : []
    }),
  )
}

/** Problem of all rows of the form together (spec §5 Social sites): none is complete, or two are equal. */
export function socialSitesProblem(rows: readonly SocialRow[], saved: readonly SocialLink[]): string | null {
  if (completeRows(rows).length === 0) return messages.socialSites
  return duplicatesIn(rows, saved).size > 0 ? messages.noDuplicateSocials : null
}
