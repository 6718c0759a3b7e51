import { setTimeout as sleep } from 'node:timers/promises'
import { ContentId } from '../../events/ids.ts'
import { kindOf, streamOf } from '../../events/kinds.ts'
import { isErased } from '../../events/define.ts'
import type { Topic } from '../../projections/projection.ts'
import { isCreation, isEdit } from '../../events/content.ts'
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
  announce: (topic: Topic, id: string) => Promise<void>
}

/** True for texts that have an audience: their links are not for others, like those of private messages. */
const hasAudience = (item: ContentId) => kindOf(item) === 'status' || kindOf(item) === 'statusreply'

/** Reads the page to which an item links first, and saves what the page says of itself. */
export async function previewLink(
  { log, sql, readPage, announce }: PreviewTools,
  { item: about, member }: Effect,
): Promise<void> {
  const { data: item } = ContentId.safeParse(about)
  if (!readPage || !item || hasAudience(item)) return
  const text = (await log.read(streamOf(item))).findLast((event) => isCreation(event) || isEdit(event))
  if (!text || isErased(text.data.body)) return
  const url = firstLinkIn(text.data.body)
  if (url === null) return
  const known = await knownPreview(sql, url)
  const preview = known === undefined ? await read(url, readPage) : known
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

async function read(
  url: string,
  readPage: NonNullable<PreviewTools['readPage']>,
): Promise<PagePreview | null> {
  // Loaded here only, as few texts have links.
  const { previewIn } = await import('./page-preview.ts')
  try {
    return previewIn(await readPage(url))
  } catch (error) {
    if (error instanceof UnreadablePageError) return null
    throw error
  }
}
