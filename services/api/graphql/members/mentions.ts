import type { MemberId } from '../../../../events/kinds.ts'
import { keyOf, slugOf } from '../../../commands/names/username-slug.ts'
import {
  handleOf,
  keptText,
  MAX_MENTIONS,
  mayMention,
  mentionsIn,
  namesTyped,
  withMentions,
} from '../../../rules/marks/mentions.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import type { Viewer } from '../../../rules/visibility.ts'
import type { MemberRow } from '../../reads.ts'
import { isAvailable } from './members.ts'
import type { GraphContext } from '../frame/context.ts'

/** A viewer, and a function that loads members. */
interface Asking {
  loaders: { members: { load: (id: MemberId) => Promise<MemberRow | null> } }
  viewer: Viewer
}

/** Shown instead of the name of a member who is erased or, for the viewer, not there. */
const REMOVED = 'Removed member'

/** Number of names in a text that are looked up; most texts with more are not written by people. */
const MAX_NAMES = 3 * MAX_MENTIONS

/** A text with the ids of the members whom it mentions, as events keep it. Names that nobody has stay as typed. */
export async function keptMentions(text: string, { services }: GraphContext): Promise<string> {
  const names = namesTyped(text).slice(0, MAX_NAMES).flat()
  if (names.length === 0) return text
  // Members who registered before slugs had letters of every script have their key as a slug.
  const slugs = new Map(names.map((name) => [name, [slugOf(name), keyOf(name)]]))
  const found = await services.reads.membersBySlugs([...new Set([...slugs.values()].flat())])
  const members = new Map(found.map(({ slug, member }) => [slug, member]))
  return keptText(
    text,
    new Map(
      [...slugs].flatMap(([name, [slug, key]]) => {
        const member = members.get(slug!) ?? members.get(key!)
        return member ? [[name, member]] : []
      }),
    ),
  )
}

/** The members whom a text mentions, if the viewer can see them. */
async function mentionedIn(text: string, asking: Asking) {
  const ids = mentionsIn(text, { withQuoted: true })
  const rows = await Promise.all(ids.map((id) => asking.loaders.members.load(id)))
  return new Map(
    rows.flatMap((row) =>
      row?.username && row.slug && isAvailable(row, asking)
        ? [[row.id, { username: row.username, slug: row.slug }]]
        : [],
    ),
  )
}

/** A text of an event or a read model with the present names of the members whom it mentions, as members type them. */
export async function shownMentions(text: string, asking: Asking): Promise<string> {
  if (!mayMention(text)) return text
  const members = await mentionedIn(text, asking)
  return withMentions(text, (id) => {
    const member = members.get(id)
    return member ? `@${handleOf(member)}` : REMOVED
  })
}

/** Names and pages of the members whom a text mentions; null for those who are gone. */
export async function linkedMentions(text: string, asking: Asking) {
  const members = await mentionedIn(text, asking)
  return (id: MemberId) => {
    const member = members.get(id)
    return member
      ? { name: `@${member.username}`, path: urlFor.member(member.slug) }
      : { name: REMOVED, path: null }
  }
}
