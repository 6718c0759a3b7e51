import { open } from 'node:fs/promises'
import type { MemberId } from '../../events/kinds.ts'
import { membersByIds } from '../../projections/members/queries.ts'
import { exportedPosts } from '../../projections/publishing/exported.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { siteOrigin } from '../../services/rules/routes/links.ts'
import { siteNamed, type KnownSite } from './read.ts'
import { wxrEnd, wxrHead, wxrItem } from './wxr.ts'

/** Items that are read and written at a time. */
const PAGE = 100

interface Exported {
  items: number
  /** Items whose newest text readers do not get; the text that they get is in the file. */
  revised: number
}

/** Writers of a site's items who have a name, with that of their page as their login. */
async function writersOf(
  sql: Sql,
  { id }: KnownSite,
): Promise<Map<MemberId, { login: string; name: string }>> {
  const authors = await sql<{ author: MemberId }>`
    select distinct unnest(authors) as author from post where site = ${id} and state <> 'binned'`
  const members = await membersByIds(
    sql,
    authors.map(({ author }) => author),
  )
  return new Map(
    members.flatMap(({ id, slug, username }) =>
      slug && username ? [[id, { login: slug, name: username }]] : [],
    ),
  )
}

/**
 * Writes the items of a site, of all kinds and states outside of the bin, as an export of WordPress. An item that is
 * published has the text that readers get. Pictures are named by their addresses; `publicUrl` has scheme and port.
 */
export async function exportSite(
  sql: Sql,
  all: readonly KnownSite[],
  { prefix, file, publicUrl }: { prefix: string; file: string; publicUrl: string },
): Promise<Exported> {
  const site = siteNamed(all, prefix)
  const origin = siteOrigin(site.host, publicUrl)
  const writers = await writersOf(sql, site)
  const prefixes = new Map(all.map(({ id, prefix }) => [id, prefix]))
  const done: Exported = { items: 0, revised: 0 }
  const target = await open(file, 'w', 0o600)
  try {
    await target.write(
      wxrHead({
        ...site,
        description: typeof site.description === 'string' ? site.description : '',
        origin,
        writers: [...writers.values()],
      }),
    )
    for (let after = '', page; (page = await exportedPosts(sql, site.id, after, PAGE)).length > 0;) {
      after = page.at(-1)!.id
      for (const { text, ...item } of page) {
        // Each item has two numbers, its own and that of its picture.
        const postNumber = 2 * done.items + 1
        const authors = text.authors.flatMap((author) => writers.get(author)?.login ?? [])
        const crossPublished = text.crossPublished.flatMap((id) => prefixes.get(id) ?? [])
        await target.write(
          wxrItem({ ...item, text, place: postNumber, authors, crossPublished }, { origin }, postNumber + 1),
        )
        done.items += 1
        if (item.isRevised) done.revised += 1
      }
    }
    await target.write(wxrEnd)
  } finally {
    await target.close()
  }
  return done
}
