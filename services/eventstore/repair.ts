import { invalid } from './errors.ts'
import type { Answer } from './grpc/server.ts'
import type { Mended } from './storage/mend.ts'
import type { EventRow } from './storage/schema.ts'
import type { Store } from './storage/store.ts'

// Messages of this service are JSON, because EventStoreDB has no such service and so no message format for it.

interface MendResponse {
  outcomes: Mended[]
}

const toJson = (message: unknown) => Buffer.from(JSON.stringify(message))
const ofJson = (message: Buffer): unknown => {
  try {
    return JSON.parse(message.toString('utf8'))
  } catch {
    return undefined
  }
}

const inJson = {
  requestDeserialize: ofJson,
  responseSerialize: toJson,
} as const

export const repairService = {
  mend: { path: '/communities.eventstore.Repair/Mend', ...inJson },
  check: { path: '/communities.eventstore.Repair/Check', ...inJson },
}

/** `Repair/Mend`: replaces damaged events by their copies, then calls `onMended`. */
export const mend =
  (store: Pick<Store, 'mend'>, onMended: () => void = () => {}) =>
  async ({ request }: { request: unknown }, answer: Answer<MendResponse>): Promise<void> => {
    // Loaded only here, as a node rarely needs it.
    const { MendRequest } = await import('./mend-request.ts')
    const asked = MendRequest.safeParse(request)
    if (!asked.success) return answer(invalid('The request does not contain copies of events.'))
    const copies: EventRow[] = asked.data.copies
    answer(null, { outcomes: await store.mend(copies) })
    onMended()
  }

/** `Repair/Check`: starts the background check unless it is running, and responds without waiting for its end. */
export const check =
  (runSoon: () => void) =>
  (_call: { request: unknown }, answer: Answer<object>): void => {
    runSoon()
    answer(null, {})
  }
