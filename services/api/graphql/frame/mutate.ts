import type { GraphQLResolveInfo } from 'graphql'
import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import type { Id, Kind } from '../../../../events/kinds.ts'
import type { Decider, Intent, Named, Outcome } from '../../../commands/frame/decider.ts'
import { newId, stepId } from '../../../commands/frame/ids.ts'
import type { Tools } from '../../../commands/frame/tools.ts'
import { traceCommand } from '../../../telemetry/trace.ts'
import { countDeed, type Field } from './deeds.ts'
import type { GraphContext } from './context.ts'
import { rejected, signedIn } from './errors.ts'

/** Maximum time that a mutation waits for the read models before it returns `pending`. */
const CAUGHT_UP_TIMEOUT_MS = 2000

/** Fields that every mutation's payload has. */
export interface Done {
  /** Position of the mutation's last event; null if nothing changed. */
  position: bigint | null
  /** True if the read models may not show the change yet. */
  pending: boolean
}

/** Parts of a command, carried out in order until one is rejected. */
type Steps = (tools: Tools, intent: Intent) => readonly (() => Promise<Outcome>)[]

function pathOf(path: GraphQLResolveInfo['path']): string {
  return path.prev ? `${pathOf(path.prev)}.${path.key}` : `${path.key}`
}

/**
 * Command id of a mutation's field; equal for retries with the same idempotency key. Derived from member and field too,
 * so that another member's key has no effect.
 */
const commandIdOf = (context: GraphContext, { path }: Pick<Field, 'path'>): string =>
  stepId(context.idempotencyKey, `${signedIn(context).id} ${pathOf(path)}`)

/** Id of the item that a mutation creates; a retry has the same id. */
export const madeId = <K extends Kind>(kind: K, context: GraphContext, field: Field): Id<K> =>
  newId(kind, commandIdOf(context, field))

/**
 * True once all projections that handle the events and that the mutation waits for have reached a position; false after
 * a timeout.
 */
export async function caughtUp(
  { changes, projections }: Pick<GraphContext['services'], 'changes' | 'projections'>,
  types: readonly CatalogueEvent['type'][],
  position: bigint,
): Promise<boolean> {
  const names = projections.filter(
    ({ handles, unhurried }) => !unhurried && handles.some((type) => types.includes(type)),
  )
  return changes.waitFor(
    names.map(({ name }) => name),
    position,
    CAUGHT_UP_TIMEOUT_MS,
  )
}

/** Carries out the steps as the viewer; returns their events. Throws the reason of a rejection. */
async function take(context: GraphContext, commandId: string, steps: Steps) {
  const { services, site } = context
  const occurredAt = new Date().toISOString()
  const actor = signedIn(context).id
  const intent: Intent = { commandId, actor, site: site.id, occurredAt, origin: 'live' }
  const types: CatalogueEvent['type'][] = []
  let position: bigint | null = null
  for (const step of steps(services.tools, intent)) {
    const outcome = await step()
    if (!outcome.ok) throw rejected(outcome.rejection)
    types.push(...outcome.events.map(({ type }) => type))
    position = outcome.position ?? position
  }
  return { types, position }
}

const oneStep =
  <State, Command extends Named, Known>(decider: Decider<State, Command, Known>, command: Command): Steps =>
  (tools, intent) => [() => tools.dispatch(decider, command, intent)]

/**
 * Carries out a mutation's command as the viewer and waits until the read models show it. Throws the reason of a
 * rejection, or if the member exceeds a limit.
 */
export const carryOut = <State, Command extends Named, Known>(
  context: GraphContext,
  field: Field,
  decider: Decider<State, Command, Known>,
  command: Command,
): Promise<Done> => carryOutSteps(context, field, oneStep(decider, command))

/** Carries out a command of several steps, with the same limits and waiting as `carryOut`. */
export async function carryOutSteps(context: GraphContext, field: Field, steps: Steps): Promise<Done> {
  const commandId = commandIdOf(context, field)
  await countDeed(context, field, commandId)
  return traceCommand(`mutation ${field.fieldName}`, commandId, async () => {
    const { types, position } = await take(context, commandId, steps)
    const pending = position !== null && !(await caughtUp(context.services, types, position))
    // The shared loaders batch these reads with the deliveries of the same change.
    context.loaders = context.services.shared
    return { position, pending }
  })
}

/** Carries out a command as the viewer without waiting for read models. Throws the reason of a rejection. */
export const record = <State, Command extends Named, Known>(
  context: GraphContext,
  commandId: string,
  decider: Decider<State, Command, Known>,
  command: Command,
): Promise<unknown> => take(context, commandId, oneStep(decider, command))
