import type { SiteId } from '../../events/kinds.ts'
import { newId, uuidOf } from '../../services/commands/frame/ids.ts'
import { sites } from '../../services/commands/sites.ts'
import type { Tools } from '../../services/commands/frame/tools.ts'
import type { Format } from './format.ts'
import type { Past } from './past.ts'

/** Creation time of sites that an import creates. */
const SITE_MADE = Date.parse('2004-01-01T00:00:00Z')

/** Finds the named site, or creates or finds the format's default site. Throws an Error that says what to do. */
export async function siteFor(
  { name, home, flags }: Format,
  prefix: string | undefined,
  past: Past,
  { dispatch }: Pick<Tools, 'dispatch'>,
): Promise<SiteId> {
  const wanted = prefix ?? home.prefix
  const existing = past.sites.get(wanted)
  const command = (what: string) => uuidOf(SITE_MADE, `${name} site ${home.prefix} ${what}`)
  const site = newId('site', command('made'))
  if (existing && existing.id !== site) {
    const missing = flags.filter((flag) => !existing.flags.has(flag))
    if (missing.length === 0) return existing.id
    throw new Error(
      `These features are off on the site ${wanted}: ${missing.join(', ')}. Choose another site with --site.`,
    )
  }
  if (wanted !== home.prefix) {
    const known = [...past.sites.keys()].join(', ') || 'none yet'
    throw new Error(
      `Unknown site: ${wanted}. Available sites: ${known}. Without --site, ${home.prefix} is created.`,
    )
  }
  const intent = (what: string) => ({
    commandId: command(what),
    actor: 'system' as const,
    site,
    occurredAt: new Date(SITE_MADE).toISOString(),
    origin: 'import' as const,
  })
  const details = { site, host: `${home.prefix}.localhost`, ...home }
  await dispatch(sites, { name: 'createSite', details }, intent('made'))
  for (const flag of flags)
    await dispatch(sites, { name: 'changeSiteFlag', site, flag, on: true }, intent(flag))
  return site
}
