import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { v7 } from 'uuid'
import type { SiteId } from '../../../events/kinds.ts'
import { newId } from '../../../services/commands/frame/ids.ts'
import { liveIntent } from '../../../services/commands/frame/intent.ts'
import { publishing } from '../../../services/commands/publishing.ts'
import { ContentSection, ContentSections } from '../../../services/rules/sections/sections.ts'
import type { SectionExample } from '../../../web/sections/example.ts'
import type { Workshop } from '../../command/workshop.ts'
import { root } from '../../network.ts'

/** Number of payloads that are tried in a field until one is allowed there. */
const MAX_TRIES = 40

/** Payloads that no field has taken yet, and the number of those that fields took. */
interface Payloads {
  /** Gives the next payload that a field allows, of the next few; null if it allows none of them. */
  take: (isAllowed: (payload: string) => boolean) => string | null
  taken: number
  isUsedUp: () => boolean
}

export function payloadsOf(lines: readonly string[]): Payloads {
  let left = [...lines]
  const payloads: Payloads = {
    take(isAllowed) {
      // The last article has some again.
      if (left.length === 0) left = [...lines]
      const at = left.slice(0, MAX_TRIES).findIndex(isAllowed)
      if (at === -1) return null
      payloads.taken++
      return left.splice(at, 1)[0]!
    },
    taken: 0,
    isUsedUp: () => payloads.taken >= lines.length,
  }
  return payloads
}

type Path = readonly (string | number)[]

const textsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? [path]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
      : []

function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value))
    return value.map((part, n) => (String(n) === String(key) ? replaced(part, rest, text) : part))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [key]: replaced(Reflect.get(value, key), rest, text) }
}

/** Fills each text of a section with a payload, if one of the next is allowed there. */
function filled(type: string, valid: object, payloads: Payloads): { type: string; options: unknown } {
  let options: unknown = valid
  for (const path of textsIn(valid)) {
    const isAllowed = (payload: string) =>
      ContentSection.safeParse({ type, options: replaced(options, path, payload) }).success
    const payload = payloads.take(isAllowed)
    if (payload !== null) options = replaced(options, path, payload)
  }
  return { type, options }
}

/** Valid options of each section type. */
export async function sectionExamples(): Promise<Map<string, object>> {
  const folder = join(root, 'web/sections')
  return new Map(
    await Promise.all(
      globSync('*/example.ts', { cwd: folder }).map(async (file) => {
        const { example }: { example: SectionExample } = await import(join(folder, file))
        return [dirname(file), example.valid as object] as const
      }),
    ),
  )
}

/** Publishes an article with every section type, whose texts are payloads; resolves with its id and path. */
export async function publishArticle(
  { dispatch }: Pick<Workshop, 'dispatch'>,
  {
    site,
    examples,
    payloads,
    n,
  }: { site: SiteId; examples: Map<string, object>; payloads: Payloads; n: number },
): Promise<{ post: string; path: string }> {
  const all = [...examples].map(([type, valid]) => filled(type, valid, payloads))
  // Longer payloads can exceed the size of a page, which then has fewer of them.
  const sections = ContentSections.safeParse(all).success
    ? all
    : [...examples].map(([type, options]) => ({ type, options }))
  const intent = liveIntent('system', site, v7())
  const post = newId('post', intent.commandId)
  const slug = `payloads-${n}`
  const short = () => payloads.take(() => true)!.slice(0, 100)
  const text = {
    title: short(),
    slug,
    excerpt: short(),
    sections,
    seo: { title: short(), metadesc: short(), canonical: null, metakeywords: short() },
    tags: [],
    authors: [],
    byline: 'team',
  }
  const written = await dispatch(publishing, { name: 'writePost', post, site, text }, intent)
  if (!written.ok) throw new Error(`Article ${n}: ${written.rejection.message}`)
  const published = await dispatch(
    publishing,
    { name: 'publishPost', post },
    liveIntent('system', site, v7()),
  )
  if (!published.ok) throw new Error(`Article ${n}: ${published.rejection.message}`)
  return { post, path: `/posts/${slug}` }
}
