import { z } from 'zod'
import { MemberId } from '../../../../events/ids.ts'
import { damage, operations } from '../../../commands/operations.ts'
import { requestAudit, TooManyAuditsError } from '../../../projector/audit/audits.ts'
import { isKept } from '../../../projector/replay/kept-tables.ts'
import {
  controlReplay,
  ReplayUnderWayError,
  type StoredComparison,
} from '../../../projector/replay/replay-jobs.ts'
import { enumName } from '../../../../events/entries.ts'
import type { Condition } from '../../../projector/state.ts'
import { retryNow, stopsOf } from '../../../projector/live/stops.ts'
import type { ReplayWish, Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure, notFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live, shared } from '../frame/live.ts'
import { carryOut } from '../frame/mutate.ts'
import type { Operations } from './watch.ts'

const conditions = {
  live: 'LIVE',
  behind: 'BEHIND',
  stopped: 'STOPPED',
  building: 'BUILDING',
} as const satisfies Record<Condition, string>

const wishes = { RUN: 'run', PAUSE: 'pause', CANCEL: 'cancel' } as const satisfies Record<ReplayWish, string>

/** Sum over all tables, either of equal rows or of rows that differ. */
const rowsOf = (comparison: readonly StoredComparison[], which: 'equal' | 'drift') =>
  comparison.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table[which], 0)

/** Name of the requester for people: a member's username, or otherwise the text that was recorded. */
async function askerOf({ loaders }: GraphContext, by: string): Promise<string> {
  const member = MemberId.safeParse(by)
  if (!member.success) return by
  return (await loaders.members.load(member.data))?.username ?? 'an administrator'
}

/** Reads the state of operations after a change, which is also announced to all subscribers. */
async function afterwards({ services }: GraphContext): Promise<{ operations: Operations }> {
  await services.announce('operations', 'done')
  return { operations: await services.operations.read() }
}

/** Validates names of projections. Throws if the list is empty or contains an unknown name. */
function projectionsNamed({ services }: GraphContext, names: readonly string[]): string[] {
  const known = services.operations.projections
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw failure('INVALID', `Unknown projection: ${unknown}`)
  if (names.length === 0) throw failure('INVALID', 'Choose at least one projection')
  return [...new Set(names)]
}

export const operationResolvers: Resolvers = {
  Operations: {
    id: () => 'operations',
    keptTables: ({ kept }) => kept,
  },

  ProjectionStatus: {
    id: ({ schema }) => schema,
    condition: ({ condition }) => conditions[condition],
    position: ({ position }) => (position < 0n ? null : position),
    auditedAt: ({ audit }) => audit?.finishedAt ?? null,
    drift: ({ audit }) => audit?.drift ?? null,
  },

  ProjectionStop: {
    // The stopped state has an id that differs from the projection's id, because Relay would merge objects with equal
    // ids.
    id: ({ schema }) => `stop:${schema}`,
    eventId: ({ id }) => id,
    eventType: ({ type }) => type,
  },

  Replay: {
    askedBy: ({ askedBy }, _, context) => askerOf(context, askedBy),
    joinedBy: ({ joinedBy }, _, context) => Promise.all(joinedBy.map((by) => askerOf(context, by))),
    state: ({ state }) => enumName(state),
    wish: ({ wish }) => enumName(wish),
    done: ({ done }) => Number(done),
    total: ({ total }) => Number(total),
    isYielding: ({ yielding }) => yielding,
    equal: ({ comparison }) => rowsOf(comparison, 'equal'),
    different: ({ comparison }) => rowsOf(comparison, 'drift'),
  },

  KeptTables: {
    id: ({ schema }) => schema,
    bytes: ({ bytes }) => Number(bytes),
  },

  Audit: {
    isWhole: ({ kind }) => kind === 'whole',
    state: ({ state }) => enumName(state),
    askedBy: ({ askedBy }, _, context) => askerOf(context, askedBy),
    drift: ({ drift }) => (drift === null ? null : Number(drift)),
  },

  Process: {
    memory: ({ figures }) => figures.memory ?? 0,
    loopLagMs: ({ figures }) => figures.loopLag ?? 0,
    sockets: ({ figures }) => figures.sockets ?? 0,
    subscriptions: ({ figures }) => figures.subscriptions ?? 0,
  },

  Concern: {
    id: ({ kind, address }) => `concern:${kind}:${address}`,
    kind: ({ kind }) => enumName(kind),
  },

  LogServer: {
    id: ({ address }) => address,
    availableBytes: ({ disk }) => disk?.available ?? null,
    totalBytes: ({ disk }) => disk?.total ?? null,
    isChecked: ({ check }) => check !== null,
    checkStartedAt: ({ check }) => check?.startedAt ?? null,
    checkFinishedAt: ({ check }) => check?.finishedAt ?? null,
    damage: ({ damage }) => damage ?? [],
  },

  LogDamage: {
    id: ({ position, what }) => `damage:${position ?? what}`,
    position: ({ position }) => (position === null ? null : BigInt(position)),
  },

  Query: {
    operations(_, __, context) {
      allowed('viewOperations', context)
      return context.services.operations.read()
    },
  },

  Mutation: {
    async retryProjection(_, { schema }, context) {
      allowed('operate', context)
      if (!(await retryNow(context.services.sql, schema)))
        throw failure('CONFLICT', 'This projection is already running')
      return afterwards(context)
    },
    async skipEvent(_, { schema, eventId }, context, info) {
      allowed('operate', context)
      const { sql } = context.services
      const stop = (await stopsOf(sql)).find((one) => one.schema === schema)
      // The event's id is required, so that an administrator can skip only the event that was inspected.
      if (stop?.id !== eventId) throw failure('CONFLICT', 'The projection is no longer stopped at this event')
      const { position } = stop
      const command = { name: 'skipEvent', tables: schema, event: eventId, position } as const
      await carryOut(context, info, operations, command)
      await retryNow(sql, schema)
      return afterwards(context)
    },
    async skipDamagedEvent(_, { position }, context, info) {
      allowed('operate', context)
      const { operations } = context.services
      const known = (await operations.read()).logServers.flatMap((server) => server.damage ?? [])
      if (!known.some((one) => one.position === Number(position)))
        throw failure('CONFLICT', 'There is no longer any known damage at this position')
      await carryOut(context, info, damage, { name: 'skipDamagedEvent', position })
      return afterwards(context)
    },
    async createReplay(_, { projections }, context) {
      const { id: by } = allowed('operate', context)
      const names = projectionsNamed(context, projections)
      await context.services.operations.askReplay({ projections: names, by }).catch((error: unknown) => {
        throw error instanceof ReplayUnderWayError ? failure('CONFLICT', error.message) : error
      })
      return afterwards(context)
    },
    async updateReplay(_, { replayId, wish: wanted }, context) {
      allowed('operate', context)
      const id = idArgument(z.uuid(), replayId, 'Replay')
      if (!(await controlReplay(context.services.sql, id, wishes[wanted])))
        throw failure('CONFLICT', 'This replay has ended')
      return afterwards(context)
    },
    async dropTables(_, { schema }, context) {
      allowed('operate', context)
      if (!isKept(schema)) throw notFound('Old tables')
      await context.services.operations.drop(schema)
      return afterwards(context)
    },
    async createAudit(_, { projections }, context) {
      const { id: by } = allowed('operate', context)
      const all = context.services.operations.projections
      const names = projectionsNamed(context, projections ?? all)
      const kind = names.length === all.length ? 'whole' : 'slice'
      await requestAudit(context.services.sql, { kind, projections: names, by }).catch((error: unknown) => {
        throw error instanceof TooManyAuditsError ? failure('CONFLICT', error.message) : error
      })
      return afterwards(context)
    },
  },

  Subscription: {
    operationsChanged: {
      subscribe: shared((_, __, context) => {
        allowed('viewOperations', context)
        const { operations } = context.services
        return live(
          context,
          ['operations'],
          async (fresh) => allowed('viewOperations', fresh) && operations.read(),
          { changes: operations },
        )
      }),
      resolve: delivered,
    },
  },
}
