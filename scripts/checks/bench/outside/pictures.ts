import sharp from 'sharp'
import { claimedPng } from '../../../../services/images/testing/pictures.ts'

/** Beginning of a file that the process of images never finishes in this bench. */
export const SLOW = Buffer.from('slow')

const plain = (width: number, height: number, format: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .toFormat(format)
    .toBuffer()

export const ordinary = (): Promise<Buffer> => plain(1200, 900, 'jpeg')

export const refused = async (): Promise<Buffer[]> => [
  await plain(600, 10, 'png'),
  await plain(10, 600, 'jpeg'),
  claimedPng(16_385, 400),
  claimedPng(20_000, 20_000),
]

/** Ordinary pictures at each limit: of a side, of the ratio of sides, of pixels, of bytes. */
export async function atLimits(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 23 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: 'gray' } as const
  return [
    await plain(16_384, 2400, 'png'),
    await plain(328, 16_384, 'png'),
    await plain(6324, 6324, 'png'),
    await plain(6324, 6324, 'jpeg'),
    await sharp({ create: { ...create, noise } })
      .jpeg()
      .toBuffer(),
  ]
}
