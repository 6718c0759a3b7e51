import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HEAD_BYTES, imageKindOf, imageProblem, isAccepted } from '../../rules/images/kinds.ts'
import { imageMessages } from '../../rules/images/messages.ts'
import { MAX_IMAGE_BYTES } from '../../rules/images/sizes.ts'
import { ProblemError } from '../http/problem.ts'
import { openPace } from '../http/throughput-limit.ts'
import { fieldsOf, type Fields } from './form.ts'

/** Bytes per second of all uploads together: those of six images of the largest size. */
const BYTES_PER_SECOND = 6 * MAX_IMAGE_BYTES

const tooLarge = new ProblemError(413, 'TOO_LARGE', imageMessages.tooLarge)
export const missing = new ProblemError(400, 'BAD_REQUEST', imageMessages.missing)

const unreadable = (head: Uint8Array) => new ProblemError(400, 'BAD_IMAGE', imageProblem(head))

const isImage = ({ fieldname }: Multipart) => /^images(\[\d*\])?$/.test(fieldname)

const pace = openPace(BYTES_PER_SECOND)

/** Passes on the chunks of all uploads at a pace that leaves time for other requests, and digests those of a file. */
async function* paced(chunks: AsyncIterable<Buffer>, digest: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    await pace(chunk.length)
    digest.update(chunk)
    yield chunk
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES))
  return buffer.subarray(0, bytesRead)
}

export const problemOf = async (path: string): Promise<ProblemError> => unreadable(await headOf(path))

/**
 * Reads the parts of a request; the file is written to `path`, so that uploads do not use memory. `content` is a digest
 * (hexadecimal) of all of them, which a retry has in common with the first attempt. Throws for a file of another kind
 * than those of spec §5.
 */
export async function partsOf(
  request: FastifyRequest,
  path: string,
): Promise<{ fields: Fields; content: string }> {
  const fields = new Map<string, unknown>()
  const digest = createHash('sha256')
  let size = 0
  let isTooLarge = false
  let isNamed = false
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value)
      else if (!isImage(part)) part.file.resume()
      else {
        await pipeline(part.file, (chunks) => paced(chunks, digest), createWriteStream(path, { mode: 0o600 }))
        size += part.file.bytesRead
        isTooLarge ||= part.file.truncated
        isNamed ||= part.filename !== ''
      }
    }
  } catch (error) {
    // The rest of the body would block the next request over the same connection.
    request.raw.unpipe().resume()
    throw error
  }
  if (isTooLarge) throw tooLarge
  if (size === 0 && !isNamed) throw missing
  const head = await headOf(path)
  if (!isAccepted(imageKindOf(head))) throw unreadable(head)
  const read = fieldsOf(fields)
  return { fields: read, content: digest.update(JSON.stringify(read)).digest('hex') }
}
