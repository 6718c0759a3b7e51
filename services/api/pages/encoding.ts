import { negotiate } from '@fastify/accept-negotiator'
import { Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Encoding that an Accept-Encoding header prefers; of equally preferred ones, the first. Null if it accepts none. */
export const acceptedEncoding = <E extends Encoding>(
  header: string | undefined,
  ...encodings: E[]
): E | null => negotiate((header ?? '').toLowerCase(), encodings)

/** A window of 256 KiB contains most pages; that of 4 MiB, the default, takes longer to allocate for each page. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** The two ends of a page's compression: React writes to one stream, and the response is read from the other. */
interface Encoder {
  encoding: Encoding
  page: Writable & { flush(): void }
  compressed: BrotliCompress | Gzip
}

/**
 * Compresses a page while it is being sent; null if the browser accepts no encoding. React writes many small pieces
 * and flushes when the page is worth showing. The pieces between two flushes are compressed together, because each
 * write to the encoder switches threads.
 */
export function encoderFor(accepted: string | undefined): Encoder | null {
  const encoding = acceptedEncoding(accepted, 'br', 'gzip')
  if (!encoding) return null
  const compressed = encoding === 'br' ? createBrotliCompress({ params }) : createGzip({ level: 5 })
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
  // Stops the rendering when the client has disconnected.
  compressed.once('close', () => page.destroy())
  return { encoding, page: Object.assign(page, { flush }), compressed }
}
