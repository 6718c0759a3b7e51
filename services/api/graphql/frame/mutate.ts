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

/** How long, in ms, a mutation waits for the read models before it answers `pending`. */
const PATIENCE = 2000

/** The base of a mutation's payload. */
export interface Done {
  /** Where its last event stands in the log; null when nothing had to change. */
  position: bigint | null
  /** Whether the read models may not show it yet. */
  pending: boolean
}

/** The steps of a command, taken one after the other until one is rejected. */
type Steps = (tools: Tools, intent: Intent) => readonly (() => Promise<Outcome>)[]

function pathOf(path: GraphQLResolveInfo['path']): string {
  return path.prev ? `${pathOf(path.prev)}.${path.key}` : `${path.key}`
}

/**
 * The id of the command that a mutation's field is. A retry with the same idempotency key is the same command; the
 * member and the field are part of it, so that a key means nothing to others.
 */
const commandIdOf = (context: GraphContext, { path }: Pick<Field, 'path'>): string =>
  stepId(context.idempotencyKey, `${signedIn(context).id} ${pathOf(path)}`)

/** The id of the thing that a mutation's field makes: a retry makes the same. */
export const madeId = <K extends Kind>(kind: K, context: GraphContext, field: Field): Id<K> =>
  newId(kind, commandIdOf(context, field))

/** Whether the projections that handle the events, and are waited for, have come to a position in time. */
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
    PATIENCE,
  )
}

/** Takes the steps in the viewer's name; gives what they led to. Throws the reason when one is rejected. */
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
 * Carries out the viewer's command that a mutation is, and waits until its effect can be read: what is read afterwards
 * is not from before. Throws the reason when it is rejected, or when the member has done too much of it.
 */
export const carryOut = <State, Command extends Named, Known>(
  context: GraphContext,
  field: Field,
  decider: Decider<State, Command, Known>,
  command: Command,
): Promise<Done> => carryOutSteps(context, field, oneStep(decider, command))

/** Carries out a command of several steps in the same way. */
export async function carryOutSteps(context: GraphContext, field: Field, steps: Steps): Promise<Done> {
  const commandId = commandIdOf(context, field)
  await countDeed(context, field, commandId)
  return traceCommand(`mutation ${field.fieldName}`, commandId, async () => {
    const { types, position } = await take(context, commandId, steps)
    const pending = position !== null && !(await caughtUp(context.services, types, position))
    // Together with the deliveries that the same news leads to.
    context.loaders = context.services.shared
    return { position, pending }
  })
}

/** Records in the viewer's name what nobody waits for. Throws the reason when it is rejected. */
export const record = <State, Command extends Named, Known>(
  context: GraphContext,
  commandId: string,
  decider: Decider<State, Command, Known>,
  command: Command,
): Promise<unknown> => take(context, commandId, oneStep(decider, command))
