import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A rectangle in a picture, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A rectangle of a PNG picture, without parts outside of it. */
export function cropped(picture: PNG, box: Box): PNG {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  const width = Math.min(picture.width - x, Math.floor(box.width))
  const height = Math.min(picture.height - y, Math.floor(box.height))
  const part = new PNG({ width, height })
  PNG.bitblt(picture, part, x, y, width, height)
  return part
}

/**
 * The share of pixels, 0 to 1, in which two PNG pictures differ; 1 for different sizes. `threshold`, 0 to 1, is the
 * color distance that counts as equal; antialiased pixels never count.
 */
export function differenceOf(a: Buffer | PNG, b: Buffer | PNG, threshold = 0): number {
  const [one, other] = [a, b].map((picture) => (picture instanceof PNG ? picture : PNG.sync.read(picture)))
  const { width, height, data } = one!
  if (width !== other!.width || height !== other!.height) return 1
  return pixelmatch(data, other!.data, undefined, width, height, { threshold }) / (width * height)
}
