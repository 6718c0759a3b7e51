import { promisify } from 'node:util'
import { negotiate } from '@fastify/accept-negotiator'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

type Encoding = 'zstd' | 'br' | 'gzip'

/** Encoding that an Accept-Encoding header prefers; of equally preferred ones, the first. Null if it accepts none. */
export const acceptedEncoding = <E extends Encoding>(
  header: string | undefined,
  ...encodings: E[]
): E | null => negotiate((header ?? '').toLowerCase(), encodings)

/** A window of 256 KiB contains most pages; that of 4 MiB, the default, takes longer to allocate for each page. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

const compressors: Record<Encoding, (page: string) => Promise<Buffer>> = {
  zstd: (page) => promisify(zstdCompress)(page),
  br: (page) => promisify(brotliCompress)(page, { params: brotli }),
  gzip: (page) => promisify(gzip)(page, { level: 5 }),
}

/** A page as it is sent. */
interface Encoded {
  encoding: Encoding
  bytes: Buffer
}

/**
 * Compresses a page that is sent once, with the encoding that an Accept-Encoding header prefers; null if it accepts
 * none. Of equally preferred encodings, zstd takes a fraction of the others' time.
 */
export async function encoded(page: string, accepted: string | undefined): Promise<Encoded | null> {
  const encoding = acceptedEncoding(accepted, 'zstd', 'br', 'gzip')
  return encoding && { encoding, bytes: await compressors[encoding](page) }
}
