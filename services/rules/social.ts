import { z } from 'zod'
import { fieldProblem, field, messages, rules } from './fields.ts'

/** Social media platforms, of which a member can state profiles (spec §3 Social site entry), in the specified order. */
const Platform = z.enum([
  'WEBSITE',
  'BLOG',
  'FACEBOOK',
  'TWITTER',
  'YOUTUBE',
  'PINTEREST',
  'INSTAGRAM',
  'LINKEDIN',
  'TIKTOK',
  'PODCAST',
])
export type Platform = z.output<typeof Platform>

export interface SocialRow {
  platform: Platform | null
  handle: string
}

const handles: Partial<Record<Platform, z.ZodType>> = {
  TWITTER: field(rules.twitterHandle),
  INSTAGRAM: field(rules.instagramHandle),
  WEBSITE: field(rules.url),
  BLOG: field(rules.url),
  PODCAST: field(rules.url),
}

export const handleProblem = ({ platform, handle }: SocialRow): string | null => {
  const rule = platform && handles[platform]
  return rule ? fieldProblem(rule, handle.trim()) : null
}

export const completeRows = (rows: readonly SocialRow[]): { platform: Platform; handle: string }[] =>
  rows.flatMap(({ platform, handle }) =>
    platform && handle.trim() ? [{ platform, handle: handle.trim() }] : [],
  )

export function socialSitesProblem(
  rows: readonly SocialRow[],
  saved: readonly { platform: Platform; handle: string }[],
): string | null {
  const complete = completeRows(rows)
  if (complete.length === 0) return messages.socialSites
  const all = [...complete, ...saved].map(({ platform, handle }) => `${platform} ${handle.toLowerCase()}`)
  return new Set(all).size < all.length ? messages.noDuplicateSocials : null
}
