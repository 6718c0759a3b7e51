import { Transform, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from './problem.ts'

/** Maximum size of the body of a request. */
export const MAX_BODY_BYTES = 65_536
/** Maximum size of an operation of a member who writes for the site: a text of 300,000 bytes and what names its parts. */
export const MAX_WRITER_BODY_BYTES = 400_000

const tooLarge = new ProblemError(413, 'TOO_LARGE', 'The request is too large')

/** Passes on a body of at most `most` bytes; a larger one is an error. */
function within(body: Readable, most: number): Readable {
  let size = 0
  const passing = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > most) done(tooLarge)
      else done(null, chunk)
    },
  })
  body.on('error', (error) => passing.destroy(error))
  return body.pipe(passing)
}

/**
 * Makes a hook for a route whose limit is that of writers: anybody else gets the error for a large body before it is
 * read. `isWriter` is asked only for a body that says that it is large, or does not say how large it is.
 */
export const limitBodies =
  (isWriter: (request: FastifyRequest) => Promise<boolean>) =>
  async (request: FastifyRequest, reply: FastifyReply, body: Readable): Promise<Readable> => {
    const length = request.headers['content-length']
    if (length !== undefined && Number(length) <= MAX_BODY_BYTES) return body
    if (await isWriter(request)) return body
    if (length === undefined) return within(body, MAX_BODY_BYTES)
    // The rest of the body would otherwise have to be read before the next request.
    reply.header('connection', 'close')
    throw tooLarge
  }
