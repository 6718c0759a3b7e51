import { ThreadId } from '../../../../events/ids.ts'
import { matchSegments, segmentsOf } from '../../../rules/routes/paths.ts'
import type { QueryResolvers } from '../__generated__/resolvers.ts'
import { findContent } from '../frame/content.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import type { ContentRow } from '../../reads.ts'

const MAX_TARGETS = 5
/** Length of the searched text; the rest of a longer one is ignored. */
const MAX_TYPED = 200

/** Slug in a link to a thread; null for any other text. */
function slugIn(text: string): string | null {
  const path = URL.parse(text.trim(), 'http://localhost')?.pathname ?? ''
  const slug = matchSegments(['', 'forums', ':slug'], segmentsOf(path))?.slug
  try {
    return slug === undefined ? null : decodeURIComponent(slug)
  } catch {
    // A part of a link, while it is being typed.
    return null
  }
}

export const mergeTargets: NonNullable<QueryResolvers['mergeTargets']> = async (_, args, context) => {
  allowed('mergeContent', context)
  const { services, viewer } = context
  const thread = orNotFound(await findContent(context, idArgument(ThreadId, args.id, 'Thread')), 'Thread')
  const text = args.text.slice(0, MAX_TYPED)
  const slug = slugIn(text)
  const named =
    slug === null
      ? null
      : (ThreadId.safeParse(slug).data ?? (await services.reads.threadBySlug(thread.site, slug))?.id)
  const ids = named ? [named] : await services.reads.suggestContent({ text, site: thread.site, viewer })
  const rows = await Promise.all(ids.map((id) => findContent(context, id)))
  const isMergeTarget = (row: ContentRow | null): row is ContentRow =>
    row !== null &&
    row.kind === 'thread' &&
    row.id !== thread.id &&
    row.site === thread.site &&
    row.parent === null &&
    row.state === 'visible' &&
    !row.locked &&
    !row.withdrawn
  return rows.filter(isMergeTarget).slice(0, MAX_TARGETS)
}
