import type { DecidedId, MemberId } from '../../../../events/kinds.ts'
import { claimsOf } from '../../../operational/claims.ts'
import { sharedNetworksOf } from '../../../operational/sessions.ts'
import { defineLoaders } from '../frame/batching.ts'

export const flagLoaders = defineLoaders(({ reads, sql, byKey }) => ({
  flags: byKey(({ item }) => item, reads.flagsByItems),
  appeals: byKey(({ item, decision }) => `${item} ${decision}`, reads.appealsByDecisions),
  claims: byKey(
    ({ item }) => item,
    (items: readonly DecidedId[]) => claimsOf(sql, items),
  ),
  sharedNetworks: byKey(
    ({ member }) => member,
    (members: readonly MemberId[]) => sharedNetworksOf(sql, members),
  ),
  notes: byKey(({ member }) => member, reads.notesAbout),
  records: byKey(({ member }) => member, reads.recordsOf),
}))
