import {
  HEAD_BYTES,
  imageKindOf,
  imageProblem,
  isAccepted,
  typeOf,
  type ImageKind,
} from '../../services/rules/images/kinds.ts'
import { contentWidths, MAX_IMAGE_BYTES } from '../../services/rules/images/sizes.ts'

export interface Chosen {
  file: File
  /** Address of its content (`data:`), which the policy of pages allows. */
  url: string
  /** Size in pixels, once it is turned upright. */
  width: number
  height: number
}

/** Longer side of the file that is sent, in pixels: a part of it that is cut out still has pixels enough. */
const MAX_SIDE = 2 * contentWidths.full
const SHRINK = 0.75
const JPEG_QUALITY = 0.85

/** Beginnings of Exif, XMP and IPTC, anywhere in a file: phones append further pictures to one. */
const METADATA = /Exif\0\0|eXIf|ns\.adobe\.com\/xap|adobe:ns:meta|Photoshop 3\.0|Raw profile type/

const urlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => typeof reader.result === 'string' && resolve(reader.result))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })

interface Decoded {
  source: CanvasImageSource
  width: number
  height: number
}

/** Decodes a picture upright; rejects if the browser cannot. */
async function decoded(file: File, kind: ImageKind): Promise<Decoded> {
  // The type of a file comes from its name, which may be wrong.
  const typed = file.slice(0, file.size, typeOf(kind))
  if (kind !== 'SVG') {
    const source = await createImageBitmap(typed)
    return { source, width: source.width, height: source.height }
  }
  const source = new Image()
  source.src = await urlOf(typed)
  await source.decode()
  return { source, width: source.naturalWidth, height: source.naturalHeight }
}

function isTransparent(context: OffscreenCanvasRenderingContext2D, { width, height }: OffscreenCanvas) {
  const { data } = context.getImageData(0, 0, width, height)
  for (let index = 3; index < data.length; index += 4) if (data[index]! < 255) return true
  return false
}

/** Encodes a picture, as small as the limit of uploads demands: as JPEG, or as PNG if some of it is transparent. */
async function encoded({ source, width, height }: Decoded, kind: ImageKind) {
  const longer = Math.max(width, height)
  for (let side = Math.min(MAX_SIDE, longer); ; side *= SHRINK) {
    const sideOf = (length: number) => Math.max(1, Math.round((length * side) / longer))
    const canvas = new OffscreenCanvas(sideOf(width), sideOf(height))
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    const type = kind !== 'JPEG' && isTransparent(context, canvas) ? 'image/png' : 'image/jpeg'
    const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY })
    if (blob.size <= MAX_IMAGE_BYTES) return { blob, width: canvas.width, height: canvas.height }
  }
}

/** True if a file that the server reads can be sent as it is; of a GIF, the server keeps the first picture. */
async function isReady(file: File, kind: ImageKind, { width, height }: Decoded): Promise<boolean> {
  if (!isAccepted(kind) || file.size > MAX_IMAGE_BYTES) return false
  if (kind === 'GIF') return true
  if (Math.max(width, height) > MAX_SIDE) return false
  return !METADATA.test(new TextDecoder('latin1').decode(await file.arrayBuffer()))
}

/**
 * Reads a picture that was chosen, and makes of it the file that is sent: of a kind and size that the server takes, and
 * without the place and device of a photo. Resolves to a sentence for a file that the browser cannot show.
 */
export async function chosenOf(file: File): Promise<Chosen | string> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = imageKindOf(head)
  const picture = kind && (await decoded(file, kind).catch(() => null))
  if (!kind || !picture?.width || !picture.height) return imageProblem(head)
  if (await isReady(file, kind, picture))
    return { file, url: await urlOf(file), width: picture.width, height: picture.height }
  const { blob, width, height } = await encoded(picture, kind)
  const { name, lastModified } = file
  const sent = new File([blob], name, { type: blob.type, lastModified })
  return { file: sent, url: await urlOf(blob), width, height }
}
