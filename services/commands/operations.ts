import type { StreamName } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

export interface OperationCommand {
  name: 'skipEvent'
  /** The schema of the tables that stand still. */
  tables: string
  /** The event that they stand still at, and its position in the log. */
  event: string
  position: bigint
}

/** The stream in which it is told what is left out of tables. */
const projectionStream = (tables: string): StreamName => `projection-${tables}`

/**
 * What operators decide about read models: administrators, or the system for who works at a terminal. That the tables
 * do stand still at the event is for the caller to look up: no decider reads a read model.
 */
export const operations: Decider<ReadonlySet<string>, OperationCommand, { actor: Viewer }> = {
  emits: {
    skipEvent: ['ProjectionEventSkipped'],
  },
  initialState: new Set(),
  evolve: (skipped, event) =>
    event.type === 'ProjectionEventSkipped' ? new Set([...skipped, event.data.event]) : skipped,
  stream: ({ tables }) => projectionStream(tables),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(skipped, { tables, event, position }, known, { actor }) {
    const refused = actor === 'system' ? null : refusal('operate', known.actor)
    if (refused) return new Rejected(refused)
    if (!/^\w+_v\d+$/.test(tables)) return reject('INVALID', "These tables don't exist")
    if (skipped.has(event)) return []
    const by = actor === 'system' ? null : actor
    return [{ type: 'ProjectionEventSkipped', data: { tables, event, position: Number(position), by } }]
  },
}

export interface DamageCommand {
  name: 'skipDamagedEvent'
  /** The event's position in the log. */
  position: bigint
}

/**
 * What operators decide about damage of the log. That the event is damaged is for the caller to look up; the decision
 * says nothing of a sound one.
 */
export const damage: Decider<ReadonlySet<number>, DamageCommand, { actor: Viewer }> = {
  emits: {
    skipDamagedEvent: ['DamagedEventSkipped'],
  },
  initialState: new Set(),
  evolve: (skipped, event) =>
    event.type === 'DamagedEventSkipped' ? new Set([...skipped, event.data.position]) : skipped,
  stream: () => 'log-damage',
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(skipped, { position }, known, { actor }) {
    const refused = actor === 'system' ? null : refusal('operate', known.actor)
    if (refused) return new Rejected(refused)
    if (skipped.has(Number(position))) return []
    const by = actor === 'system' ? null : actor
    return [{ type: 'DamagedEventSkipped', data: { position: Number(position), by } }]
  },
}
