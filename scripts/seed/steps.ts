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

/** Fixed time from which ids derive, in ms since 1970, so that an interrupted seed recognizes its own steps. */
const EPOCH = Date.parse('2026-11-01T18:00:00Z')

/** Things that the demo adds, with the words by which its progress counts them. */
export const addedThings = {
  members: ['member', 'members'],
  threads: ['thread', 'threads'],
  replies: ['reply', 'replies'],
  messages: ['message', 'messages'],
  articles: ['article', 'articles'],
} as const
export type AddedThing = keyof typeof addedThings

/** A command of the demo's history, whose id derives from time and name, so that a repeated command has no effect. */
export interface Step {
  /** Time in ms relative to the end of the demo's history, therefore negative. */
  at: number
  name: string
  actor: MemberId | 'system'
  site: SiteId | null
  /** The thing that the step completes, if its progress counts it. */
  adds?: AddedThing
  run: (workshop: Workshop, intent: Intent) => Promise<{ ok: true } | { ok: false; rejection: Rejection }>
}

export const commandIdOf = ({ at, name }: Pick<Step, 'at' | 'name'>): string =>
  uuidOf(EPOCH + Math.round(at), `seed ${name}`)

/** Creates the command's intent (id, actor and time) for a history that ends at `end` (ms since 1970). */
export const intentOf = (step: Step, end: number): Intent => ({
  commandId: commandIdOf(step),
  actor: step.actor,
  site: step.site,
  occurredAt: new Date(end + step.at).toISOString(),
  origin: 'seed',
})

/** Time and name of the step that creates a site, which determine its id. */
export const siteStep = (site: DemoSite) => ({ at: -61 * DAY, name: `site ${site}` })
export const siteIdOf = (site: DemoSite): SiteId => newId('site', commandIdOf(siteStep(site)))

/** Time and name of the step that registers a member, which determine the member's id. */
export const memberStep = (member: Member) => ({
  at: -joinedOf(member) * DAY,
  name: `member ${member}`,
})
export const demoIdOf = (member: Member): MemberId =>
  memberIdOf({ commandId: commandIdOf(memberStep(member)) })

/** Time of an item's `index`-th answer, some minutes after the previous answer and never after the history's end. */
export const soonAfter = (at: number, index: number): number =>
  Math.min(at + (index + 1) * 17 * MINUTE, -MINUTE)

export type Lane = readonly Step[]

export const inOrder = (steps: readonly Step[]): Lane => steps.toSorted((a, b) => a.at - b.at)
