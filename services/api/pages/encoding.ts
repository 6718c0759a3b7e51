import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** Whether an Accept-Encoding header takes an encoding. */
export const takes = (accepted: string | undefined, encoding: Encoding): boolean =>
  (accepted ?? '').split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality)
  })

/**
 * A stream that compresses what is made while it is sent, and the name of its encoding; null where the browser takes
 * none. React flushes it whenever what it has so far is worth showing.
 */
export function encoderFor(
  accepted: string | undefined,
): { encoding: Encoding; stream: BrotliCompress | Gzip } | null {
  if (takes(accepted, 'br'))
    return {
      encoding: 'br',
      stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    }
  return takes(accepted, 'gzip') ? { encoding: 'gzip', stream: createGzip({ level: 5 }) } : null
}
