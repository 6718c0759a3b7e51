import { negotiate } from '@fastify/accept-negotiator'
import { Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Preferred encoding of an Accept-Encoding header, the first of equals; null if it accepts none. */
export const acceptedEncoding = <E extends Encoding>(
  header: string | undefined,
  ...encodings: E[]
): E | null => negotiate((header ?? '').toLowerCase(), encodings)

/** Streams for a page: React writes to one, the response is read from the other. */
interface Encoder {
  encoding: Encoding
  page: Writable & { flush(): void }
  compressed: BrotliCompress | Gzip
}

/**
 * Compresses a page while it is sent; null if the browser accepts no encoding. React writes many small pieces and
 * flushes when the page is worth showing: pieces between flushes go to the encoder as one, as each write switches
 * threads.
 */
export function encoderFor(accepted: string | undefined): Encoder | null {
  const encoding = acceptedEncoding(accepted, 'br', 'gzip')
  if (!encoding) return null
  const compressed =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 })
  const page = new Writable({
    writev(pieces, written) {
      compressed.write(Buffer.concat(pieces.map(({ chunk }) => chunk)))
      compressed.flush(() => written())
    },
    final: (ended) => compressed.end(ended),
  })
  page.cork()
  const flush = () => {
    page.uncork()
    page.cork()
  }
  // The client has left, so React can stop.
  compressed.once('close', () => page.destroy())
  return { encoding, page: Object.assign(page, { flush }), compressed }
}
