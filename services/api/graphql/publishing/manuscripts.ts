import { addressOf } from '../../../rules/writing/address.ts'
import { MemberId, SiteId, type EditorialId } from '../../../../events/ids.ts'
import { kindOf } from '../../../../events/kinds.ts'
import type { ManuscriptRow, PostAddress } from '../../../../projections/publishing/queries.ts'
import { postRefusal } from '../../../rules/authorise.ts'
import { partOf, postStates, type PostState } from '../../../rules/publishing/verbs.ts'
import { reservedSlugs } from '../../../rules/routes/routes.ts'
import type { Viewer } from '../../../rules/visibility.ts'
import type { PostInput, PostState as StateName } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { rejected, notFound, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { givenDraft } from '../sections/submitted-sections.ts'
import { safeSection } from '../../../html.ts'
import { DraftSections } from '../../../rules/publishing/draft-text.ts'

export const stateNames: Record<PostState, StateName> = {
  draft: 'DRAFT',
  submitted: 'SUBMITTED',
  scheduled: 'SCHEDULED',
  published: 'PUBLISHED',
  unpublished: 'UNPUBLISHED',
  binned: 'BINNED',
}

export const postOf = ({ kind, state, authors }: ManuscriptRow) => ({ kind, state, authors })

/** An item for its editors, on its own site. Throws that there is none, or that the viewer may not read it. */
export async function readManuscript(id: EditorialId, context: GraphContext): Promise<ManuscriptRow> {
  const { loaders, viewer, site } = context
  const row = await loaders.manuscripts.load(id)
  // Viewers who may read nothing are told the same of items that exist and of those that do not.
  const shown =
    row?.site === site.id ? postOf(row) : { kind: kindOf(id), state: 'draft' as const, authors: [] }
  const refused = postRefusal('read', shown, viewer)
  if (refused) throw rejected(refused)
  if (!row || row.site !== site.id) throw notFound('Post')
  return row
}

/** A page for its editors, by the slug of its newest text. Throws as `readManuscript` does. */
export async function readPage(slug: string, context: GraphContext): Promise<ManuscriptRow> {
  const { services, site, viewer } = context
  const refused = postRefusal('read', { kind: 'page', state: 'draft', authors: [] }, viewer)
  if (refused) throw rejected(refused)
  const id = await services.reads.manuscriptNamed(site.id, 'page', slug)
  return readManuscript(orNotFound(id, 'Page'), context)
}

/** Author to whom a list of items is limited; null for editors, who may read all. */
export const onlyOf = (viewer: NonNullable<Viewer>, isMine: boolean): MemberId | null =>
  isMine || partOf(viewer) !== 'editor' ? MemberId.parse(viewer.id) : null

const isTaken = async (
  address: PostAddress,
  post: EditorialId,
  states: readonly PostState[],
  { services, site }: GraphContext,
): Promise<boolean> => (await services.reads.addressTakenBy(site.id, address, post, states)) !== null

const unbinned = postStates.filter((state) => state !== 'binned')

/** A slug for a title; with some characters of the id if another item has it, or a system page the path of a hub. */
async function freeSlug(title: string, post: EditorialId, context: GraphContext): Promise<string> {
  const slug = addressOf(title) || kindOf(post)
  const isOfSystem = kindOf(post) === 'hub' && reservedSlugs.has(slug)
  const isInUse = isOfSystem || (await isTaken({ type: 'slug', address: slug }, post, unbinned, context))
  return isInUse ? `${slug}-${post.slice(-6)}` : slug
}

/** Field of the newest text with an address that another item has, or has at its time; null if there is none. */
export async function takenOf(post: EditorialId, context: GraphContext): Promise<PostAddress['type'] | null> {
  const row = await context.loaders.manuscripts.load(post)
  if (!row) return null
  const { slug, permalink } = row.text
  const isOther = (type: PostAddress['type'], address: string | null) =>
    address !== null && isTaken({ type, address }, post, ['scheduled', 'published'], context)
  const [slugTaken, permalinkTaken] = await Promise.all([
    isOther('slug', slug),
    isOther('permalink', permalink),
  ])
  return slugTaken ? 'slug' : permalinkTaken ? 'permalink' : null
}

/** Sanitises the HTML in the sections of a draft; the texts of incomplete ones stay as they are. */
function cleanDraft(given: unknown): unknown {
  const { data } = DraftSections.safeParse(given)
  return data ? data.map((one) => ('options' in one ? safeSection(one) : one)) : given
}

/** Converts the text that an editor sends to its stored form, which the decider checks. */
export async function givenText(
  post: EditorialId,
  given: PostInput,
  before: ManuscriptRow | null,
  context: GraphContext,
): Promise<object> {
  const { sections, authors, crossPublished, title, ...others } = given
  const chosen = given.slug?.trim() || before?.text.slug
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
    title,
    slug: chosen || (title.trim() ? await freeSlug(title, post, context) : ''),
    sections: cleanDraft(givenDraft(sections)),
    authors: authors?.map((id) => idArgument(MemberId, id, 'Member')) ??
      before?.text.authors ?? [context.viewer?.id],
    crossPublished: (crossPublished ?? []).map((id) => idArgument(SiteId, id, 'Site')),
  }
}
