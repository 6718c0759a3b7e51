import type { StreamName } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

interface OperationCommand {
  name: 'skipEvent'
  tables: string
  /** The event on which the projection failed, and its position in the log. */
  event: string
  position: bigint
}

/** Name of the stream with the events that a projection's tables omit. */
const projectionStream = (tables: string): StreamName => `projection-${tables}`

/**
 * Decider for operators' decisions on read models, made by administrators or at a terminal (by the system). The caller
 * must check that the tables stopped at the event, because deciders cannot read read models.
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

interface DamageCommand {
  name: 'skipDamagedEvent'
  position: bigint
}

/** Decider for operators' decisions on damaged events in the log. The caller must check that the event is damaged. */
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
