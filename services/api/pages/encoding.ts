import { negotiate } from '@fastify/accept-negotiator'
import { Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** The encoding that an Accept-Encoding header prefers, the first of equals; null where it accepts none. */
export const acceptedEncoding = <E extends Encoding>(
  header: string | undefined,
  ...encodings: E[]
): E | null => negotiate((header ?? '').toLowerCase(), encodings)

/** A page on its way to a browser: what React writes goes in, what is sent comes out. */
export interface Encoder {
  encoding: Encoding
  page: Writable & { flush(): void }
  compressed: BrotliCompress | Gzip
}

/**
 * What compresses a page while it is sent; null where the browser takes no encoding. React writes a page in many small
 * pieces and flushes it whenever what it has so far is worth showing: what is written between goes to the encoder as one,
 * since each write to that is a trip to another thread.
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
  // Whoever asked is gone: React need not go on.
  compressed.once('close', () => page.destroy())
  return { encoding, page: Object.assign(page, { flush }), compressed }
}
