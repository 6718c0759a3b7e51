import { z } from 'zod'
import { fieldProblem, field, messages, rules } from './fields.ts'

/** Where members are to be found elsewhere (spec §3 Social site entry), in the order of the list. */
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

/** One row of the form; a row that lacks one of the two is not sent. */
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

/** What is wrong with the handle of a row; null when nothing is. */
export const handleProblem = ({ platform, handle }: SocialRow): string | null => {
  const rule = platform && handles[platform]
  return rule ? fieldProblem(rule, handle.trim()) : null
}

/** The rows that have both platform and handle: only these are sent. */
export const completeRows = (rows: readonly SocialRow[]): { platform: Platform; handle: string }[] =>
  rows.flatMap(({ platform, handle }) =>
    platform && handle.trim() ? [{ platform, handle: handle.trim() }] : [],
  )

/** What is wrong with the rows together, seen with those that are saved already; null when nothing is. */
export function socialSitesProblem(
  rows: readonly SocialRow[],
  saved: readonly { platform: Platform; handle: string }[],
): string | null {
  const complete = completeRows(rows)
  if (complete.length === 0) return messages.socialSites
  const all = [...complete, ...saved].map(({ platform, handle }) => `${platform} ${handle.toLowerCase()}`)
  return new Set(all).size < all.length ? messages.noDuplicateSocials : null
}
