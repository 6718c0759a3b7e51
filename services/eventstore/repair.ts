import type { sendUnaryData, ServerUnaryCall, ServiceDefinition } from '@grpc/grpc-js'
import { z } from 'zod'
import { invalid } from './errors.ts'
import type { Mended } from './storage/mend.ts'
import type { EventRow } from './storage/schema.ts'
import type { Store } from './storage/store.ts'

// Messages of this service are JSON, because EventStoreDB has no such service and so no message format for it.

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'))

/** Copies of damaged events that a client sends, with numbers as in the log file. */
const MendRequest = z.strictObject({
  copies: z.array(
    z.strictObject({
      position: z.int().min(1),
      stream: z.string().min(1),
      revision: z.int().min(0),
      id: z.string(),
      type: z.string(),
      json: z.union([z.literal(0), z.literal(1)]),
      created: z.int(),
      data: bytes,
      metadata: bytes,
      checksum: z.int().min(0).nullable(),
    }),
  ),
})

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
  requestStream: false,
  responseStream: false,
  requestSerialize: toJson,
  requestDeserialize: ofJson,
  responseSerialize: toJson,
  responseDeserialize: ofJson,
} as const

export const repairService = {
  mend: { path: '/communities.eventstore.Repair/Mend', ...inJson },
  check: { path: '/communities.eventstore.Repair/Check', ...inJson },
} satisfies ServiceDefinition

/** `Repair/Mend`: replaces damaged events by their copies, then calls `onMended`. */
export const mend =
  (store: Pick<Store, 'mend'>, onMended: () => void = () => {}) =>
  async (
    { request }: ServerUnaryCall<unknown, MendResponse>,
    answer: sendUnaryData<MendResponse>,
  ): Promise<void> => {
    const asked = MendRequest.safeParse(request)
    if (!asked.success) return answer(invalid('The request does not contain copies of events.'))
    const copies: EventRow[] = asked.data.copies
    answer(null, { outcomes: await store.mend(copies) })
    onMended()
  }

/** `Repair/Check`: starts the background check unless it is running, and responds without waiting for its end. */
export const check =
  (runSoon: () => void) =>
  (_call: ServerUnaryCall<unknown, object>, answer: sendUnaryData<object>): void => {
    runSoon()
    answer(null, {})
  }
