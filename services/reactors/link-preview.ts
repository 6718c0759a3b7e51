import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { ContentId } from '../../events/ids.ts'
import { kindOf, streamOf } from '../../events/kinds.ts'
import { isErased } from '../../events/define.ts'
import { openChild, TooSlowError, UnansweredError, type Child } from '../child/child.ts'
import type { Topic } from '../../projections/projection.ts'
import { isContentCreation, isContentEdit } from '../../events/content.ts'
import { contentByIds, type ContentRow } from '../../projections/content/queries.ts'
import { knownPreview, saveLinkPreview, type PagePreview } from '../operational/link-previews.ts'
import { UnreadablePageError } from '../ports/pages/read-page.ts'
import { firstLinkIn } from '../rules/marks/links-in.ts'
import type { Effect } from './effects.ts'
import type { SendTools } from './letter.ts'

/** Maximum time in ms to wait for the read model, and the interval of looking. */
const MAX_WAIT_MS = 10_000
const LOOK_INTERVAL_MS = 50

export interface PreviewTools extends Pick<SendTools, 'log' | 'sql'> {
  /** Reads the HTML of a public page, or throws UnreadablePageError; null if pages must not be read. */
  readPage: ((url: string) => Promise<string>) | null
  /** Finds what a page says of itself. */
  pages: PageReader
  announce: (topic: Topic, id: string) => Promise<void>
}

type PageReader = Child<{ html: string }, PagePreview | null>

/** Time limit for the HTML of a page in ms, and of the memory of its process in MB. */
const PARSE_TIMEOUT_MS = 1000
const MAX_HEAP_MB = 64

/** Opens the process that reads the HTML of pages of others, whose cost may be out of proportion to their size. */
export const openPageReader = (): PageReader =>
  openChild({
    main: join(import.meta.dirname, 'page-preview-main.ts'),
    timeoutMs: PARSE_TIMEOUT_MS,
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
  })

/** True for texts that have an audience: their links are not for others, like those of private messages. */
const hasAudience = (item: ContentId) => kindOf(item) === 'status' || kindOf(item) === 'statusreply'

/** Reads the page to which an item links first, and saves what the page says of itself. */
export async function previewLink(
  { log, sql, readPage, pages, announce }: PreviewTools,
  { item: about, member }: Effect,
): Promise<void> {
  const { data: item } = ContentId.safeParse(about)
  if (!readPage || !item || hasAudience(item)) return
  const text = (await log.read(streamOf(item))).findLast(
    (event) => isContentCreation(event) || isContentEdit(event),
  )
  if (!text || isErased(text.data.body)) return
  const url = firstLinkIn(text.data.body)
  if (url === null) return
  const known = await knownPreview(sql, url)
  const read = async () => pages.ask({ html: await readPage(url) }, member)
  const preview = known === undefined ? await read().catch(unreadable) : known
  await saveLinkPreview(sql, { item, member, url, preview })
  if (!preview) return
  const { root } = await shown(sql, item, text.revision)
  await announce(`content:${root}`, item)
}

/** The item's row once the read model has a text, as pages would take an earlier announcement for the item's removal. */
async function shown(sql: SendTools['sql'], item: ContentId, revision: number): Promise<ContentRow> {
  for (const deadline = Date.now() + MAX_WAIT_MS; ; await sleep(LOOK_INTERVAL_MS)) {
    const [row] = await contentByIds(sql, [item])
    if (row && row.revision >= revision) return row
    if (Date.now() > deadline) throw new Error(`The read model does not show ${item} yet`)
  }
}

/** No preview, for a page that cannot be read; throws any other error, after which it is tried again. */
function unreadable(error: unknown): null {
  if ([UnreadablePageError, TooSlowError, UnansweredError].some((type) => error instanceof type)) return null
  throw error
}
