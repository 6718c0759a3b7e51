import {
  createSourceEventStream,
  execute,
  getOperationAST,
  Kind,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql'
import type { Cause } from '../../../../../projections/projection.ts'
import { traceAfter } from '../../../../telemetry/trace.ts'
import type { GraphContext } from '../context.ts'
import type { Run, Subscriber } from './deliveries.ts'
import { openFeed, type Feed } from './feed.ts'
import { isShared, type Source } from '../live.ts'
import { executePersisted } from '../operations/compiled.ts'
import { classOf, readAsClass } from './viewer-class.ts'

/** Field that a subscription selects; metrics use it because clients can choose any operation name. */
export function subscriptionField({
  document,
  operationName,
}: Pick<ExecutionArgs, 'document' | 'operationName'>): string {
  const [asked] = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  return asked?.kind === Kind.FIELD ? asked.name.value : 'subscription'
}

async function sourceOf(
  args: ExecutionArgs,
  contextValue: GraphContext,
): Promise<Source<unknown> | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue })
  return Symbol.asyncIterator in source ? (source as Source<unknown>) : source
}

export const isSource = (started: Source<unknown> | ExecutionResult): started is Source<unknown> =>
  Symbol.asyncIterator in started

/** A request for a subscription: a key that is the same for equal subscriptions, and if its operation is persisted. */
export interface Requested {
  args: ExecutionArgs
  key: string
  isPersisted: boolean
}

/**
 * Opens the subscriptions of this process. Subscribers of one class to equal subscriptions of a site share a feed,
 * which still decides at each delivery who shares its result (viewer-class.ts).
 */
export function openFeeds({ together }: { together?: number } = {}) {
  const feeds = new WeakMap<object, Map<string, Feed>>()

  function runOf({ args, isPersisted }: Requested): Run {
    const run = isPersisted ? executePersisted : execute
    const field = subscriptionField(args)
    const { contextValue: _, ...operation } = args
    return async (rootValue, contextValue) => {
      const start = Date.now()
      const executed = await run({ ...operation, rootValue, contextValue })
      trace(field, rootValue.cause, start)
      return executed
    }
  }

  /** The feed that a subscriber shares with others, if what the subscription reads at its start allows it. */
  async function shared(requested: Requested, context: GraphContext) {
    const { args, key } = requested
    const field = args.schema.getSubscriptionType()?.getFields()[subscriptionField(args)]
    if (!field?.subscribe || !isShared(field.subscribe)) return null
    const reading = readAsClass(context)
    const source = await sourceOf(args, reading.context)
    if (!reading.holdsFor(context.viewer)) {
      if (isSource(source)) source.onEnd?.()
      return null
    }
    if (!isSource(source)) return { source, feed: null }
    const ofSite = feeds.get(context.site) ?? new Map<string, Feed>()
    feeds.set(context.site, ofSite)
    const name = `${classOf(context.viewer)} ${key}`
    const open = ofSite.get(name)
    if (open) source.onEnd?.()
    const feed =
      open ??
      openFeed({ services: context.services, source, run: runOf(requested), isShared: true, together }, () =>
        ofSite.delete(name),
      )
    ofSite.set(name, feed)
    return { source, feed }
  }

  async function alone(requested: Requested, context: GraphContext) {
    const source = await sourceOf(requested.args, context)
    const parts = { services: context.services, run: runOf(requested), isShared: false }
    return { source, feed: isSource(source) ? openFeed({ ...parts, source }) : null }
  }

  /** Adds a subscriber; returns a function that removes it, or the errors because of which it gets nothing. */
  return async (requested: Requested, subscriber: Subscriber): Promise<(() => void) | ExecutionResult> => {
    const { context } = subscriber
    const { source, feed } = (await shared(requested, context)) ?? (await alone(requested, context))
    return isSource(source) ? feed!.join(subscriber, source) : source
  }
}

function trace(field: string, cause: Cause | undefined, start: number) {
  if (cause?.command) traceAfter(`deliver ${field}`, [cause.command], start)
}
