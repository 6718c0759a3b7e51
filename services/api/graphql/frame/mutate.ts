import type { IncomingHttpHeaders } from 'node:http'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import type { ContentId, Id, Kind } from '../../../../events/kinds.ts'
import type { ChangeSource } from '../../../../projections/projection.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import type { Decider, Intent, Named, Outcome } from '../../../commands/frame/decider.ts'
import { newId, stepId } from '../../../commands/frame/ids.ts'
import type { Tools } from '../../../commands/frame/tools.ts'
import { traceCommand } from '../../../telemetry/trace.ts'
import { seenIn } from '../../http/seen.ts'
import { contentOf, countDeed, definitionOf, type Field } from './deeds.ts'
import { creates } from './directives.ts'
import type { ContentRow } from '../../reads.ts'
import type { GraphContext } from './context.ts'
import type { Loaders } from '../request-loaders.ts'
import { rejected, signedIn } from './errors.ts'

/** Maximum time for which a mutation waits until the read models show its change, before it returns `pending`. */
const CAUGHT_UP_TIMEOUT_MS = 2000

/** Fields that the payload of every mutation has. */
export interface Done {
  /** Log position of the mutation's last event; null if the mutation changed nothing. */
  position: bigint | null
  /** True if the read models may not show the mutation's change yet. */
  pending: boolean
}

/** Steps of a mutation's command, which are carried out in order until one is rejected. */
type Steps = (tools: Tools, intent: Intent) => readonly (() => Promise<Outcome>)[]

function pathOf(path: GraphQLResolveInfo['path']): string {
  return path.prev ? `${pathOf(path.prev)}.${path.key}` : `${path.key}`
}

/**
 * Command id of a field of a mutation, derived from idempotency key, member and field. It is the same for retries, and
 * different if another member uses the same key.
 */
export const commandIdOf = (context: GraphContext, { path }: Pick<Field, 'path'>): string =>
  stepId(context.idempotencyKey, `${signedIn(context).id} ${pathOf(path)}`)

/** Command id of which a mutation makes the id of what it creates. Throws if the SDL does not mark the mutation. */
export function makingId(context: GraphContext, field: Field): string {
  if (!creates(definitionOf(field)))
    throw new TypeError(`${field.fieldName} makes an id: mark it with @creates in schema.graphql`)
  return commandIdOf(context, field)
}

/** Id of the item that a mutation creates; retries of the mutation result in the same id. */
export const madeId = <K extends Kind>(kind: K, context: GraphContext, field: Field): Id<K> =>
  newId(kind, makingId(context, field))

/**
 * Waits until the projections that handle the events reach a position, except unhurried ones and those to which the
 * events are aside; false on timeout.
 */
export async function caughtUp(
  { changes, projections }: Pick<GraphContext['services'], 'changes' | 'projections'>,
  types: readonly CatalogueEvent['type'][],
  position: bigint,
): Promise<boolean> {
  const names = projections.filter(
    ({ handles, unhurried, aside = [] }) =>
      !unhurried && handles.some((type) => types.includes(type) && !aside.includes(type)),
  )
  return changes.waitFor(
    names.map(({ name }) => name),
    position,
    CAUGHT_UP_TIMEOUT_MS,
  )
}

/**
 * Waits until the read models contain the events of live updates that the sender of a request has received, so that
 * the response does not replace them by older data. Positions beyond the end of the log are made up, and are ignored.
 * Returns whether the request names events, and whether they were reached in time.
 */
export async function caughtUpWithSeen(
  services: Pick<GraphContext['services'], 'changes' | 'projections' | 'log'>,
  headers: IncomingHttpHeaders,
): Promise<{ hasSeen: boolean; isReached: boolean }> {
  const named = seenIn(headers)
  const isAhead = named.some(([, position]) => position > services.changes.furthest())
  const end = isAhead ? await services.log.head().catch(() => null) : null
  const seen = end === null ? named : named.filter(([, position]) => position <= end)
  const reached = await Promise.all(seen.map(([type, position]) => caughtUp(services, [type], position)))
  return { hasSeen: seen.length > 0, isReached: !reached.includes(false) }
}

/**
 * Loaders for a mutation's answer, which read each item once. They share their reads with deliveries, except those of
 * members if a projection announces changes of members.
 */
function loadersOfAnswer(
  { shared, plain, projections }: Pick<GraphContext['services'], 'shared' | 'plain' | 'projections'>,
  events: readonly ChangeSource[],
): Loaders {
  const changesMembers = events.some((event) =>
    projections.some(
      ({ handles, changes }) =>
        handles.includes(event.type) && changes(event).some(({ topic }) => topic.startsWith('member:')),
    ),
  )
  const content = new DataLoader<ContentId, ContentRow | null>((ids) =>
    Promise.all(ids.map((id) => shared.content.load(id))),
  )
  return { ...shared, content, ...(changesMembers && { members: plain.members }) }
}

/** Carries out the steps of a command as the viewer; returns their events. Throws the reason of a rejection. */
async function take(context: GraphContext, commandId: string, steps: Steps, content?: string) {
  const { services, site } = context
  const intent: Intent = {
    ...liveIntent(signedIn(context).id, site.id, commandId),
    ...(content !== undefined && { content }),
  }
  const events: ChangeSource[] = []
  let position: bigint | null = null
  for (const step of steps(services.tools, intent)) {
    const outcome = await step()
    if (!outcome.ok) throw rejected(outcome.rejection)
    events.push(...outcome.events.map((event) => ({ ...event, metadata: intent })))
    position = outcome.position ?? position
  }
  return { events, position }
}

const oneStep =
  <State, Command extends Named, Known>(decider: Decider<State, Command, Known>, command: Command): Steps =>
  (tools, intent) => [() => tools.dispatch(decider, command, intent)]

/**
 * Carries out a mutation's command as the viewer and waits until the read models show the change. Throws the reason if
 * the command is rejected or exceeds a rate limit.
 */
export const carryOut = <State, Command extends Named, Known>(
  context: GraphContext,
  field: Field,
  decider: Decider<State, Command, Known>,
  command: Command,
): Promise<Done> => carryOutSteps(context, field, oneStep(decider, command))

/** Like `carryOut`, but for a command that consists of several steps. */
export async function carryOutSteps(context: GraphContext, field: Field, steps: Steps): Promise<Done> {
  const commandId = commandIdOf(context, field)
  await countDeed(context, field, commandId)
  return traceCommand(`mutation ${field.fieldName}`, commandId, async () => {
    const { events, position } = await take(context, commandId, steps, contentOf(field))
    const types = events.map(({ type }) => type)
    const pending = position !== null && !(await caughtUp(context.services, types, position))
    // Uses the loaders that subscriptions share, which batch these reads with the deliveries of the same change.
    context.loaders = loadersOfAnswer(context.services, events)
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
