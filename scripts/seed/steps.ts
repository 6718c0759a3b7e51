import type { MemberId, SiteId } from '../../events/kinds.ts'
import type { Intent, Rejection } from '../../services/commands/frame/decider.ts'
import { newId, uuidOf } from '../../services/commands/frame/ids.ts'
import { memberIdOf } from '../../services/commands/names/registration.ts'
import type { Workshop } from '../command/workshop.ts'
import { joinedOf, type Member } from './members.ts'
import type { DemoSite } from './sites.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The times in the ids of the demo, in ms since 1970: fixed, so that an interrupted seed finds what it has done. */
const EPOCH = Date.parse('2026-11-01T18:00:00Z')

/** One command of the demo's history. Its time and name make its id, so that a second run repeats it. */
export interface Step {
  /** Milliseconds after the end of the demo's history: negative, as all of it is past. */
  at: number
  name: string
  actor: MemberId | 'system'
  site: SiteId | null
  run: (workshop: Workshop, intent: Intent) => Promise<{ ok: true } | { ok: false; rejection: Rejection }>
}

export const commandIdOf = ({ at, name }: Pick<Step, 'at' | 'name'>): string =>
  uuidOf(EPOCH + Math.round(at), `seed ${name}`)

/** The intent of a step's command, in a demo whose history ends at `end`, in ms since 1970. */
export const intentOf = (step: Step, end: number): Intent => ({
  commandId: commandIdOf(step),
  actor: step.actor,
  site: step.site,
  occurredAt: new Date(end + step.at).toISOString(),
  origin: 'seed',
})

/** When and by which step a site is made, and so its id. */
export const siteStep = (site: DemoSite) => ({ at: -61 * DAY, name: `site ${site}` })
export const siteIdOf = (site: DemoSite): SiteId => newId('site', commandIdOf(siteStep(site)))

/** When and by which step a member registers, and so the member's id. */
export const memberStep = (member: Member) => ({
  at: -joinedOf(member) * DAY,
  name: `member ${member}`,
})
export const demoIdOf = (member: Member): MemberId =>
  memberIdOf({ commandId: commandIdOf(memberStep(member)) })

/** Moments a few minutes apart, one for each of the things that follow upon an item; none after the end. */
export const soonAfter = (at: number, index: number): number =>
  Math.min(at + (index + 1) * 17 * MINUTE, -MINUTE)

/** Steps that follow one another; the lanes of a stage run side by side. */
export type Lane = readonly Step[]

/** A lane in the order of its times. */
export const inOrder = (steps: readonly Step[]): Lane => steps.toSorted((a, b) => a.at - b.at)
