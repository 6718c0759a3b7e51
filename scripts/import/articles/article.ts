import type { z } from 'zod'
import type { EditorialKind, MemberId, SiteId } from '../../../events/kinds.ts'
import { newId, uuidOf } from '../../../services/commands/frame/ids.ts'
import type { Tools } from '../../../services/commands/frame/tools.ts'
import { publishing, type PostCommand } from '../../../services/commands/publishing.ts'
import type { DraftText } from '../../../services/rules/publishing/draft-text.ts'
import { addressOf } from '../../../services/rules/writing/address.ts'
import type { ImportCommand } from '../format.ts'

/** An item of a source that becomes editorial content. */
export interface Article {
  /** Key of the item in its source. */
  key: string
  /** Number that the item had in its source; null if it had none. */
  number: number | null
  kind: EditorialKind
  /** Time of the item in its source, or of its first publication there, in ms since 1970. */
  at: number
  /** Time of the text in its source, if it changed later. */
  changedAt?: number
  state: 'draft' | 'submitted' | 'scheduled' | 'published'
  text: z.input<typeof DraftText>
}

const MAX_SLUG_CHARS = 120

interface Taken {
  has(slug: string): boolean
  add(slug: string): unknown
}

/** Slug of a title that none of `taken` is; adds it to `taken`. */
export function freeSlug(title: string, taken: Taken): string {
  const slug = addressOf(title, MAX_SLUG_CHARS) || 'untitled'
  const first = (length: number) => slug.slice(0, length).replace(/-+$/, '')
  for (let number = 1; ; number++) {
    const free = number === 1 ? first(MAX_SLUG_CHARS) : `${first(MAX_SLUG_CHARS - 5)}-${number}`
    if (taken.has(free)) continue
    taken.add(free)
    return free
  }
}

const idOf = (source: string, { key, at }: Pick<Article, 'key' | 'at'>, what: string) =>
  uuidOf(at, `${source} ${what} ${key}`)

/** Id of the item that an article becomes. */
export const postOf = (source: string, article: Pick<Article, 'key' | 'kind' | 'at'>) =>
  newId(article.kind, idOf(source, article, 'article'))

/** Commands that write an article, and submit, schedule or publish it. A scheduled one is published at its time. */
export function articleCommands(source: string, site: SiteId, article: Article): ImportCommand[] {
  const { number, at, changedAt = at, state, text } = article
  const idFor = (what: string) => idOf(source, article, what)
  const post = postOf(source, article)
  const command = (kind_: string, what: string, send: PostCommand, time = changedAt): ImportCommand => ({
    kind: kind_,
    key: post,
    commandId: idFor(what),
    at: time,
    actor: 'system',
    run: ({ dispatch }: Tools, intent) => dispatch(publishing, send, intent),
  })
  return [
    command('articles', 'article', { name: 'writePost', post, site, text, number }, Math.min(at, changedAt)),
    ...(state === 'submitted' ? [command('submissions', 'submit', { name: 'submitPost', post })] : []),
    ...(state === 'scheduled'
      ? [command('schedules', 'schedule', { name: 'schedulePost', post, at: new Date(at).toISOString() })]
      : []),
    ...(state === 'published'
      ? [command('publications', 'publish', { name: 'publishPost', post, date: new Date(at).toISOString() })]
      : []),
  ]
}

/** Text of an article without authors, under the name of the editorial team. */
export const byTeam: { authors: MemberId[]; byline: 'team' } = { authors: [], byline: 'team' }
