import { z } from 'zod'
import { urlFor } from '../../services/rules/routes/links.ts'
import { genericFailure } from '../relay/errors.ts'
import { sessionEnded } from '../relay/http.ts'

const Refusal = z.object({ message: z.string() })

/** Error of a download that the server rejected, with a message for the reader. */
export class DownloadRefusedError extends Error {
  override name = 'DownloadRefusedError'
}

async function refusal(response: Response): Promise<string> {
  if (response.status === 401) dispatchEvent(new Event(sessionEnded))
  const body: unknown = await response.json().catch(() => null)
  return Refusal.safeParse(body).data?.message ?? genericFailure
}

/**
 * Downloads the copy of the member's own data; `onProgress` receives the number of bytes so far. Throws
 * DownloadRefusedError if the server rejects the request, or the signal's reason if `signal` is aborted.
 */
export async function fetchOwnData(options: {
  signal: AbortSignal
  onProgress(bytes: number): void
}): Promise<Blob> {
  const response = await fetch(urlFor.ownData(), { signal: options.signal })
  if (!response.ok || !response.body) throw new DownloadRefusedError(await refusal(response))
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        bytes += part.byteLength
        options.onProgress(bytes)
        controller.enqueue(part)
      },
    }),
  )
  return new Response(counted, { headers: { 'content-type': 'application/zip' } }).blob()
}

/** Saves a file by starting a download in the browser. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The object URL must stay valid until the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
