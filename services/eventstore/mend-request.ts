import { z } from 'zod'

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'))

/** Copies of damaged events that a client sends, with numbers as in the log file. */
export const MendRequest = z.strictObject({
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
