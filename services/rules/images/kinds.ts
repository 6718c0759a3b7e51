import { imageMessages } from './messages.ts'

const types = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  HEIC: 'image/heic',
  SVG: 'image/svg+xml',
  TIFF: 'image/tiff',
  BMP: 'image/bmp',
  ICO: 'image/x-icon',
  'JPEG XL': 'image/jxl',
  'JPEG 2000': 'image/jp2',
  Photoshop: 'image/vnd.adobe.photoshop',
} as const
export type ImageKind = keyof typeof types

/** Kinds that an upload can have (spec §5 Image upload). */
const accepted: readonly ImageKind[] = ['JPEG', 'PNG', 'GIF']

export const acceptedTypes = accepted.map((kind) => types[kind]).join()

/** Bytes from the beginning of a file in which its kind shows; an SVG can begin with comments. */
export const HEAD_BYTES = 4096

/** First bytes of files, in hexadecimal. */
const signatures: readonly (readonly [ImageKind, RegExp])[] = [
  ['JPEG', /^ffd8ff/],
  ['PNG', /^89504e470d0a1a0a/],
  ['GIF', /^474946383[79]61/],
  ['WebP', /^52494646.{8}57454250/],
  ['JPEG XL', /^(?:ff0a|0000000c4a584c20)/],
  ['JPEG 2000', /^(?:ff4fff51|0000000c6a502020)/],
  ['TIFF', /^(?:49492[ab]00|4d4d002[ab])/],
  ['BMP', /^424d.{24}(?:0c|28|34|38|40|6c|7c)000000/],
  ['ICO', /^00000[12]00(?!00)..00/],
  ['Photoshop', /^38425053000[12]/],
]

/** Beginning of an SVG, with what can stand before its element. */
const SVG =
  /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?[^>]*>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*)*<(?:\w+:)?svg[\s>/]/i

/** Kind of a file of the family of HEIF by the brands that it names (ISO/IEC 23008-12, AV1 Image File Format). */
function brandedKind(head: string): ImageKind | null {
  if (head.slice(4, 8) !== 'ftyp') return null
  const size = head.charCodeAt(2) * 256 + head.charCodeAt(3)
  const brands = head.slice(8, Math.max(12, size)).match(/[^]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'AVIF'
  return brands.some((brand) => /^(?:he[iv][cmsx]|mif1|msf1)$/.test(brand)) ? 'HEIC' : null
}

const joined = (bytes: Uint8Array, textOf: (byte: number) => string) => Array.from(bytes, textOf).join('')

/** Kind of a picture by the first bytes of its file (`HEAD_BYTES`); null for any other file. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const hexadecimal = joined(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0'))
  const signature = signatures.find(([, pattern]) => pattern.test(hexadecimal))
  if (signature) return signature[0]
  const head = joined(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte))
  return SVG.test(head) ? 'SVG' : brandedKind(head)
}

export const isAccepted = (kind: ImageKind | null): boolean => kind !== null && accepted.includes(kind)

export const typeOf = (kind: ImageKind): string => types[kind]

/** Sentence about a file that cannot become a picture here, by its first bytes. */
export function imageProblem(bytes: Uint8Array): string {
  if (bytes.length === 0) return imageMessages.empty
  const kind = imageKindOf(bytes)
  if (!kind) return `This file is not a picture. ${imageMessages.accepted}`
  if (isAccepted(kind)) return `This ${kind} picture ${imageMessages.damaged}`
  return `This is ${/^[AIS]/.test(kind) ? 'an' : 'a'} ${kind} picture. ${imageMessages.accepted}`
}
