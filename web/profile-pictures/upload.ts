import { z } from 'zod'

/** Time limit for an upload in ms, with the time in which the picture waits for those of others. */
const TIMEOUT_MS = 60_000

const Answer = z.union([
  z.object({ images: z.object({ full: z.string(), medium: z.string() }) }),
  z.object({ status: z.literal('error'), code: z.string(), message: z.string() }),
])

/** Part of a picture as shares of its width, height and shorter side. */
export interface Part {
  left: number
  top: number
  side: number
}

/**
 * Uploads the picture of the viewer's profile (spec §7 REST). Resolves to null, or to the reason for a refusal; rejects
 * if there is no answer. `onProgress` gets the share that is sent.
 */
export async function uploadAvatar(
  file: File,
  { alt, part: { left, top, side } }: { alt: string; part: Part },
  onProgress: (share: number) => void,
): Promise<{ code: string; message: string } | null> {
  const body = new FormData()
  const fields = { image_type: 'avatar', alt, crop_left: left, crop_top: top, crop_side: side }
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  body.append('images[0]', file)
  // `fetch` does not tell how much of a body is sent.
  const request = new XMLHttpRequest()
  request.open('POST', '/api/upload-image')
  request.timeout = TIMEOUT_MS
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  await new Promise((resolve, reject) => {
    request.addEventListener('load', resolve)
    for (const failure of ['error', 'timeout'] as const)
      request.addEventListener(failure, () => reject(new Error('The upload got no answer')))
    request.send(body)
  })
  const answer = Answer.parse(JSON.parse(request.responseText))
  return 'images' in answer ? null : answer
}
