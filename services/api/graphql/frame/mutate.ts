import type { GraphQLResolveInfo } from 'graphql'
import { v7 } from 'uuid'
import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import type { Intent, Outcome } from '../../../commands/frame/decider.ts'
import { stepId } from '../../../commands/frame/ids.ts'
import { traceCommand } from '../../../telemetry/trace.ts'
import { countDeed, type Field } from './deeds.ts'
import type { GraphContext } from './context.ts'
import { rejected, signedIn } from './errors.ts'

/** How long, in ms, a mutation waits for the read models before it answers `pending`. */
const PATIENCE = 2000

/** The end of a command that was carried out. */
export interface Done {
  events: CatalogueEvent[]
  /** Null when nothing had to change. */
  position: bigint | null
  /** Whether the read models may not show it yet. */
  pending: boolean
}

function pathOf(path: GraphQLResolveInfo['path']): string {
  return path.prev ? `${pathOf(path.prev)}.${path.key}` : `${path.key}`
}

/**
 * The command that a mutation's field is. With an idempotency key a retry is the same command; who acts and
 * which field it is are part of it, so that a key means nothing to others.
 */
function intentOf(context: GraphContext, path: string): Intent {
  const actor = signedIn(context).id
  const { idempotencyKey, site } = context
  return {
    commandId: idempotencyKey ? stepId(idempotencyKey, `${actor} ${path}`) : v7(),
    actor,
    site: site.id,
    occurredAt: new Date().toISOString(),
    origin: 'live',
  }
}

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

/**
 * Carries a mutation out, then waits until its effect can be read. What is read afterwards is read anew.
 * Throws the reason when the command is rejected, or when the member has done too much of it.
 */
export async function mutate(
  context: GraphContext,
  field: Field,
  work: (intent: Intent) => Promise<Outcome>,
): Promise<Done> {
  const { path, fieldName } = field
  const intent = intentOf(context, pathOf(path))
  await countDeed(context, field, intent.commandId)
  return traceCommand(`mutation ${fieldName}`, intent.commandId, async () => {
    const outcome = await work(intent)
    if (!outcome.ok) throw rejected(outcome.rejection)
    const { events, position } = outcome
    const types = events.map(({ type }) => type)
    const pending = position !== null && !(await caughtUp(context.services, types, position))
    // Together with the deliveries that the same news leads to.
    context.loaders = context.services.shared
    return { events, position, pending }
  })
}

/** Carries out one step after the other until one is turned down; the answer is of all. */
export async function inSteps(steps: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  let all: Outcome & { ok: true } = { ok: true, events: [], position: null }
  for (const step of steps) {
    const outcome = await step()
    if (!outcome.ok) return outcome
    all = {
      ok: true,
      events: [...all.events, ...outcome.events],
      position: outcome.position ?? all.position,
    }
  }
  return all
}
