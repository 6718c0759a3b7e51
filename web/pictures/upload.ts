import { z } from 'zod'
import { leavesOpen } from '../relay/errors.ts'
import { settle, unsettledKey } from '../relay/keys/idempotency-keys.ts'

/** Time limit for an upload in ms, with the time in which the picture waits for those of others. */
const TIMEOUT_MS = 60_000

const Uploaded = z.object({
  images: z.object({ full: z.string(), medium: z.string() }),
  id: z.string().optional(),
})
export type Uploaded = z.output<typeof Uploaded>

const Answer = z.union([
  Uploaded,
  z.object({ status: z.literal('error'), code: z.string(), message: z.string() }),
])

/** Fields beside the file (spec §7 REST); the crop is shares of the image's width, height and shorter side. */
export type UploadFields = { alt: string } & (
  | { image_type: 'avatar'; crop_left: number; crop_top: number; crop_side: number }
  | { image_type: 'ugc' }
  | {
      image_type: 'media'
      name: string
      illustrator: string
      focus: string
      /** Id of the picture of the library whose file it becomes; '' for a new picture. */
      media: string
      crop_left: number
      crop_top: number
      crop_width: number
      crop_height: number
    }
)

/**
 * Uploads an image of the viewer (spec §7 REST). Resolves to its files, or to the reason for a refusal; rejects without an
 * answer. `onProgress` gets the share that is sent. The same upload keeps its idempotency key until its outcome is known.
 */
export async function uploadImage(
  file: File,
  fields: UploadFields,
  onProgress: (share: number) => void,
): Promise<z.output<typeof Answer>> {
  const { name, size, lastModified } = file
  const upload = { id: 'upload-image', variables: { ...fields, file: [name, size, lastModified] } }
  const answer = await send(file, fields, { key: unsettledKey(localStorage, upload), onProgress })
  if ('images' in answer || !leavesOpen.includes(answer.code)) settle(localStorage, upload)
  return answer
}

async function send(
  file: File,
  fields: UploadFields,
  { key, onProgress }: { key: string; onProgress: (share: number) => void },
): Promise<z.output<typeof Answer>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  body.append('images[0]', file)
  // `fetch` does not tell how much of a body is sent.
  const request = new XMLHttpRequest()
  request.open('POST', '/api/upload-image')
  request.setRequestHeader('idempotency-key', key)
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
  return Answer.parse(JSON.parse(request.responseText))
}
