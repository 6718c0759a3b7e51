import type { MemberId } from '../../../events/kinds.ts'

// Members type '@name'. Events and read models keep '@' and the member's id instead, so that a mention follows the
// member through changes of the name, and no name is left in texts of others after an erasure.

/** Number of members that a text can mention; the names after them are text. */
export const MAX_MENTIONS = 10

/** Number of shorter names that are tried where letters without a space follow a name, as in '@maya.Thanks'. */
const MAX_SHORTER = 2

const before = String.raw`(?<![\p{L}\p{M}\p{N}_.@/+\-])@`
const kept = new RegExp(String.raw`${before}(member_[0-7][0-9a-hjkmnp-tv-z]{25})(?![\p{L}\p{N}_])`, 'gu')
const typed = new RegExp(
  String.raw`${before}([\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._\-]+[\p{L}\p{M}\p{N}]+)*)`,
  'gu',
)
const simple = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._-][\p{L}\p{M}\p{N}]+)*$/u

/** The name by which a text mentions a member: the username, or the slug of one with spaces or other signs. */
export const handleOf = ({ username, slug }: { username: string; slug: string }): string =>
  simple.test(username) ? username : slug

/** True if a text as it is kept may mention members; false is certain. */
export const mayMention = (text: string): boolean => text.includes('@member_')

/** Members that a text as it is kept mentions, at most `MAX_MENTIONS`; those that it only quotes can be left out. */
export function mentionsIn(text: string, { withQuoted }: { withQuoted: boolean }): MemberId[] {
  if (!mayMention(text)) return []
  const own = withQuoted ? text : text.replaceAll(/^ {0,3}>.*/gm, '')
  const ids = Array.from(own.matchAll(kept), ([, id]) => id as MemberId)
  return [...new Set(ids)].slice(0, MAX_MENTIONS)
}

/** A text as it is kept, with the mentions in it replaced. */
export const withMentions = (text: string, shown: (member: MemberId) => string): string =>
  mayMention(text) ? text.replaceAll(kept, (_, id: MemberId) => shown(id)) : text

/** A text as it is kept, without mentions: what a search finds, and a rule looks at. */
export const withoutMentions = (text: string): string => withMentions(text, () => ' ')

/** The names that a typed text may mention, each with the shorter names that it may begin with. */
export function namesTyped(text: string): string[][] {
  if (!text.includes('@')) return []
  const names = new Set(Array.from(text.matchAll(typed), ([, name]) => name!))
  return [...names].map((name) => {
    const ends = Array.from(name.matchAll(/[._-]+/g), ({ index }) => index)
    return [
      name,
      ...ends
        .toReversed()
        .slice(0, MAX_SHORTER)
        .map((end) => name.slice(0, end)),
    ]
  })
}

/** A typed text with the ids of members in the place of their names, by the name as typed. */
export function keptText(text: string, members: ReadonlyMap<string, MemberId>): string {
  const mentioned = new Set<MemberId>(mentionsIn(text, { withQuoted: true }))
  return text.replaceAll(typed, (found, name: string) => {
    for (const [first, ...shorter] of namesTyped(`@${name}`))
      for (const part of [first!, ...shorter]) {
        const member = members.get(part)
        if (!member || (mentioned.size >= MAX_MENTIONS && !mentioned.has(member))) continue
        mentioned.add(member)
        return `@${member}${name.slice(part.length)}`
      }
    return found
  })
}

/** Number of characters that ids add to a text. */
export const lengthOfIds = (text: string): number =>
  mayMention(text)
    ? Array.from(text.matchAll(kept), ([, id]) => id!.length)
        .slice(0, MAX_MENTIONS)
        .reduce((sum, length) => sum + length, 0)
    : 0
