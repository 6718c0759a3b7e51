import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Image files for tests.

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(data.length)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

/** A PNG whose header claims a size, and whose pixels are missing. */
export function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...chunks])
}

/** A PNG, GIF or JPEG in one color. */
export const plainPicture = (
  format: 'png' | 'gif' | 'jpeg' = 'png',
  { width = 60, height = 40, color = '#3366cc' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()

/**
 * A photo as of a phone: its left half red and its right half blue, stored turned by a quarter, with the place, the
 * device and a comment.
 */
export async function photo({ width = 80, height = 40 } = {}): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3, background: 'blue' } as const
  const blue = await sharp({ create: half }).png().toBuffer()
  const upright = await sharp({ create: { ...half, width, background: 'red' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
  return sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Quuxphone', ImageDescription: 'my kitchen' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()
}

/** A PNG with exactly this number of bytes. */
export async function pngOf(bytes: number): Promise<Buffer> {
  const picture = await plainPicture()
  const end = picture.subarray(picture.length - 12)
  const filling = chunk('zzZz', Buffer.alloc(bytes - picture.length - 12))
  return Buffer.concat([picture.subarray(0, -12), filling, end])
}

/** The beginning of a HEIC, as phones write it; Chromium cannot decode any. */
export const heicHead = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')
