import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Intent, Rejection } from '../../services/commands/decider.ts'
import { newId, uuidOf } from '../../services/commands/ids.ts'
import { memberIdOf } from '../../services/commands/names.ts'
import type { Workshop } from '../workshop.ts'
import { demoMembers, type DemoMember } from './members.ts'
import type { DemoSite } from './sites.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** When the demo's history ends, in ms since 1970; all its times are counted back from here. */
export const END = Date.parse('2026-11-01T18:00:00Z')

/** One command of the demo's history. Its time and name make its id, so that a second run repeats it. */
export interface Step {
  /** Milliseconds since 1970. */
  at: number
  name: string
  actor: MemberId | 'system'
  site: SiteId | null
  run: (workshop: Workshop, intent: Intent) => Promise<{ ok: true } | { ok: false; rejection: Rejection }>
}

export const commandIdOf = ({ at, name }: Pick<Step, 'at' | 'name'>): string => uuidOf(at, `seed ${name}`)

/** What a step's command says of itself. */
export const intentOf = (step: Step): Intent => ({
  commandId: commandIdOf(step),
  actor: step.actor,
  site: step.site,
  occurredAt: new Date(step.at).toISOString(),
  origin: 'seed',
})

/** When and by which step a site is made, and so its id. */
export const siteStep = (site: DemoSite) => ({ at: END - 61 * DAY, name: `site ${site}` })
export const siteIdOf = (site: DemoSite): SiteId => newId('site', commandIdOf(siteStep(site)))

/** When and by which step a member registers, and so the member's id. */
export const memberStep = (member: DemoMember) => ({
  at: END - demoMembers[member].joined * DAY,
  name: `member ${member}`,
})
export const demoIdOf = (member: DemoMember): MemberId =>
  memberIdOf({ commandId: commandIdOf(memberStep(member)) })

/** Moments a few minutes apart, one for each of the things that follow upon an item. */
export const soonAfter = (at: number, index: number): number => at + (index + 1) * 17 * MINUTE
