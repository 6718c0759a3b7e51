import type { SiteId } from '../../events/kinds.ts'
import { newId, uuidOf } from '../../services/commands/frame/ids.ts'
import { sites } from '../../services/commands/sites.ts'
import type { Tools } from '../../services/commands/frame/tools.ts'
import type { Format } from './format.ts'
import type { Past } from './past.ts'

/** Creation time of sites that an import creates. */
const SITE_MADE = Date.parse('2004-01-01T00:00:00Z')

const command = ({ name, home }: Format, what: string) =>
  uuidOf(SITE_MADE, `${name} site ${home.prefix} ${what}`)

const homeOf = (format: Format): SiteId => newId('site', command(format, 'made'))

/** Finds the named site, or the format's own, which may not exist yet. Throws an Error that says what to do. */
export function siteFor(format: Format, prefix: string | undefined, past: Past): SiteId {
  const { home, flags } = format
  const wanted = prefix ?? home.prefix
  const existing = past.sites.get(wanted)
  const site = homeOf(format)
  if (existing && existing.id !== site) {
    const missing = flags.filter((flag) => !existing.flags.has(flag))
    if (missing.length === 0) return existing.id
    throw new Error(
      `These features are off on the site ${wanted}: ${missing.join(', ')}. Choose another site with --site.`,
    )
  }
  if (wanted === home.prefix) return site
  const known = [...past.sites.keys()].join(', ') || 'none yet'
  throw new Error(
    `Unknown site: ${wanted}. Available sites: ${known}. Without --site, ${home.prefix} is created.`,
  )
}

/** Creates the format's own site with its features, if `site` is that one. */
export async function createSite(
  format: Format,
  site: SiteId,
  { dispatch }: Pick<Tools, 'dispatch'>,
): Promise<void> {
  if (site !== homeOf(format)) return
  const intent = (what: string) => ({
    commandId: command(format, what),
    actor: 'system' as const,
    site,
    occurredAt: new Date(SITE_MADE).toISOString(),
    origin: 'import' as const,
  })
  const { home, flags } = format
  const details = { site, host: `${home.prefix}.localhost`, ...home }
  await dispatch(sites, { name: 'createSite', details }, intent('made'))
  for (const flag of flags)
    await dispatch(sites, { name: 'changeSiteFlag', site, flag, on: true }, intent(flag))
}
