import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * The share of pixels, 0 to 1, in which two PNG pictures differ; 1 when they differ in size. `threshold` is how
 * much of the way between two colours counts as none, 0 to 1; pixels that only smooth an edge never count.
 */
export function differenceOf(a: Buffer, b: Buffer, threshold = 0): number {
  const [one, other] = [PNG.sync.read(a), PNG.sync.read(b)]
  const { width, height } = one
  if (width !== other.width || height !== other.height) return 1
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold }) / (width * height)
}
