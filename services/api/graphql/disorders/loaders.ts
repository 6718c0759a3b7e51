import type { DisorderId, SiteId } from '../../../../events/kinds.ts'
import { defineLoaders } from '../frame/batching.ts'

/** A set of ids, as a map of those that are in it. */
const among = <Id>(ids: readonly Id[]) => new Map(ids.map((id) => [id, true as const]))

export const disorderLoaders = defineLoaders(({ reads, byKey, byArgs }) => ({
  disorders: byKey(
    ({ id }) => id,
    (ids: readonly DisorderId[]) => reads.disordersByIds(ids),
  ),
  /** Parents and children of each disorder, by its id. */
  disorderFamilies: byArgs(async (_: null, ids: DisorderId[]) =>
    Map.groupBy(await reads.disorderFamilies(ids), ({ disorder }) => disorder),
  ),
  /** True for disorders that a site features. */
  featuredDisorders: byArgs(async (site: SiteId, _: DisorderId[]) =>
    among(await reads.featuredDisorders(site)),
  ),
  /** True for conditions of a site. */
  siteConditions: byArgs(async (site: SiteId, _: DisorderId[]) => among(await reads.siteConditions(site))),
}))
