import sharp, { type Sharp } from 'sharp'
import type { Crop } from '../rules/images/fields.ts'
import { avatarWidths, contentWidths, denseAvatarWidths } from '../rules/images/sizes.ts'
import type { Area } from '../rules/media/fields.ts'
import { mediaFiles } from '../rules/media/paths.ts'

// Pixels of uploaded images. Only the process of images imports this module.

/** What to make of an uploaded file. */
export type Order =
  /** `crop` is the part of the image that becomes the avatar; null for its middle. */
  | { type: 'avatar'; crop: Crop | null }
  | { type: 'ugc' }
  /** A picture of the library; `area` is the part that is kept, null for all of it. */
  | { type: 'media'; area: Area | null }

export interface Made {
  files: { name: string; bytes: Uint8Array }[]
  /** Average color as #rrggbb, for the time until the image is there. */
  color: string
  /** Size of the largest file in pixels. */
  width: number
  height: number
}

/** Maximum number of pixels that are decoded; a larger image is refused before. */
const MAX_PIXELS = 40_000_000
/** Maximum side in pixels, and the maximum ratio of the longer side to the shorter one; other images are refused before. */
const MAX_SIDE = 16_384
const MAX_RATIO = 50
const QUALITY = 80

// Other formats than those of spec §5 cannot be read, and no work is kept.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadNsgifBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }).autoOrient()

const webp = (image: Sharp) => image.webp({ quality: QUALITY }).toBuffer()

/** Throws for an image that is too long or too narrow, as its decoding can cost more than its pixels suggest. */
async function checkSides(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (longer > MAX_SIDE || longer > MAX_RATIO * shorter)
    throw new RangeError('The image is too long or too narrow')
}

/**
 * Decodes a PNG, GIF or JPEG and makes its files, upright and without metadata. Throws if it is none, or broken, and,
 * from its header alone, if it is too large or too narrow.
 */
export async function makeImage(bytes: Uint8Array, order: Order): Promise<Made> {
  await checkSides(bytes)
  if (order.type === 'avatar') return avatarOf(bytes, order.crop)
  return order.type === 'ugc' ? contentOf(bytes) : mediaOf(bytes, order.area)
}

async function avatarOf(bytes: Uint8Array, crop: Crop | null): Promise<Made> {
  const side = denseAvatarWidths.large
  const image = crop ? await cropped(bytes, crop, side) : opened(bytes).resize(side, side)
  // The letter behind an avatar would show through a transparent one.
  const square = image.flatten({ background: 'white' }).toColorspace('srgb').removeAlpha()
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const copy = () => sharp(data, { raw })
  const files = []
  for (const width of [...Object.values(avatarWidths), ...Object.values(denseAvatarWidths)])
    files.push({ name: String(width), bytes: await webp(copy().resize(width, width)) })
  return { files, color: await colorOf(copy()), width: side, height: side }
}

/** The chosen square in this size. A JPEG can be decoded smaller, so a photo is made smaller before it is cut. */
async function cropped(bytes: Uint8Array, crop: Crop, side: number): Promise<Sharp> {
  const image = opened(bytes)
  const { width, height } = (await image.metadata()).autoOrient
  const length = Math.max(1, crop.side * Math.min(width, height))
  const scale = Math.min(1, side / length)
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const square = Math.min(across, down, Math.round(length * scale))
  const part = {
    left: Math.min(Math.round(crop.left * across), across - square),
    top: Math.min(Math.round(crop.top * down), down - square),
    width: square,
    height: square,
  }
  return scale < 1
    ? image.resize(across, down, { fit: 'fill' }).extract(part)
    : image.extract(part).resize(side, side)
}

const fitted = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** Decodes an image, scaled down to the largest size that is stored; `copy` starts from its pixels. */
async function decoded(image: Sharp) {
  const upright = fitted(image, contentWidths.full).toColorspace('srgb')
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, copy: () => sharp(data, { raw: { width, height, channels } }) }
}

async function contentOf(bytes: Uint8Array): Promise<Made> {
  const { width, height, copy } = await decoded(opened(bytes))
  const files = [
    { name: 'full', bytes: await webp(copy()) },
    { name: 'medium', bytes: await webp(fitted(copy(), contentWidths.medium)) },
  ]
  return { files, color: await colorOf(copy()), width, height }
}

async function mediaOf(bytes: Uint8Array, area: Area | null): Promise<Made> {
  const { width, height, copy } = await decoded(area ? await cut(bytes, area) : opened(bytes))
  const files = []
  for (const { file: name, width: across } of mediaFiles(width))
    files.push({ name, bytes: await webp(copy().resize({ width: across })) })
  return { files, color: await colorOf(copy()), width, height }
}

async function cut(bytes: Uint8Array, area: Area): Promise<Sharp> {
  const image = opened(bytes)
  const { width, height } = (await image.metadata()).autoOrient
  const left = Math.min(Math.floor(area.left * width), width - 1)
  const top = Math.min(Math.floor(area.top * height), height - 1)
  return image.extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
  })
}

async function colorOf(image: Sharp): Promise<string> {
  const pixel = image.flatten({ background: 'white' }).resize(1, 1, { fit: 'fill' })
  const [red = 0, green = red, blue = red] = await pixel.raw().toBuffer()
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
