import type { MediaId } from '../../../events/kinds.ts'
import { IMAGE_PATH } from '../images/sizes.ts'

// Addresses of the pictures of the library, without schemas, because pages load them.

/** Widths in pixels of the smaller files of a picture; the largest file is called `full`. */
const mediaWidths = [320, 640, 1024] as const

const PATH = new RegExp(`^${IMAGE_PATH}(media_[0-9a-z]{26})/[0-9a-f]{32}/full\\.webp$`)

/** Folder of all files of a picture, and of those of one version of it. */
export const mediaFolder = (media: MediaId, image?: string): string =>
  image === undefined ? `${media}/` : `${media}/${image}/`

/** Path of a file of a picture, by default of the largest one, to which texts link. */
export const mediaPath = (media: MediaId, image: string, file: string | number = 'full'): string =>
  `${IMAGE_PATH}${mediaFolder(media, image)}${file}.webp`

/** Id of the picture of the library that is at a path; null for any other path. */
export const mediaAt = (path: string): MediaId | null => (PATH.exec(path)?.[1] as MediaId | undefined) ?? null

/** Files of a picture of some width, with their widths, smallest first. */
export const mediaFiles = (width: number): { file: string; width: number }[] => [
  ...mediaWidths.filter((one) => one < width).map((one) => ({ file: `${one}`, width: one })),
  { file: 'full', width },
]

const fileAt = (path: string, file: string) => path.replace(/full\.webp$/, `${file}.webp`)

/** Path of the smallest file that is at least `least` pixels wide; of another path, the path itself. */
export const mediaFileFor = (path: string, width: number, least: number): string =>
  mediaAt(path) ? fileAt(path, mediaFiles(width).find((one) => one.width >= least)?.file ?? 'full') : path

/** Attribute `srcset` of a picture at a path; undefined if it is not one of the library. */
export const srcSetOf = (path: string, width: number): string | undefined =>
  mediaAt(path)
    ? mediaFiles(width)
        .map((one) => `${fileAt(path, one.file)} ${one.width}w`)
        .join(', ')
    : undefined
