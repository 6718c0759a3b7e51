import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A rectangle in a picture, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Cuts a rectangle out of a PNG picture; parts outside the picture are ignored. */
export function cropped(picture: PNG, box: Box): PNG {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  const width = Math.min(picture.width - x, Math.floor(box.width))
  const height = Math.min(picture.height - y, Math.floor(box.height))
  const part = new PNG({ width, height })
  PNG.bitblt(picture, part, x, y, width, height)
  return part
}

/**
 * Share of pixels, from 0 to 1, in which two PNG pictures differ; 1 if their sizes differ. Colors whose distance is at
 * most `threshold`, from 0 to 1, count as equal; antialiased pixels are ignored.
 */
export function differenceOf(a: Buffer | PNG, b: Buffer | PNG, threshold = 0): number {
  const [one, other] = [a, b].map((picture) => (picture instanceof PNG ? picture : PNG.sync.read(picture)))
  const { width, height, data } = one!
  if (width !== other!.width || height !== other!.height) return 1
  return pixelmatch(data, other!.data, undefined, width, height, { threshold }) / (width * height)
}
