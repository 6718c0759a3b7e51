import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { figuresOf, rounded, spread, type Figure } from '../figures.ts'
import { temporaryFolder } from '../../../../services/temporary.ts'

/** Uploads that start at once, each of another member. */
export const UPLOADS = 100
const READ_EVERY_MS = 50
const READS_ALONE = 400
/** Noise of a photo with 12 million pixels, with which it has about 3.8 MB as JPEG. */
const photo = { width: 4000, height: 3000, channels: 3, background: 'gray' } as const
const noise = { type: 'gaussian', mean: 128, sigma: 23 } as const

const timesWhile = async (holds: (count: number) => boolean, read: () => Promise<unknown>) => {
  const reads: Promise<number>[] = []
  for (; holds(reads.length); await sleep(READ_EVERY_MS)) {
    const sent = performance.now()
    reads.push(read().then(() => performance.now() - sent))
  }
  return spread(await Promise.all(reads))
}

/** What the thread gets: the photo, and the sessions of the members who upload it. */
export interface Uploads {
  url: string
  cookies: readonly string[]
  file: string
}

/** Reads of a thread, alone and while a hundred members upload a photo at once. */
export async function uploadsOf(
  url: string,
  cookies: readonly string[],
  read: () => Promise<unknown>,
): Promise<Figure[]> {
  const folder = temporaryFolder('uploads')
  const file = join(folder, 'photo.jpg')
  const { size } = await sharp({ create: { ...photo, noise } })
    .jpeg()
    .toFile(file)
  try {
    const alone = await timesWhile((count) => count < READS_ALONE, read)
    const { promise: uploading, resolve, reject } = Promise.withResolvers<number[]>()
    let isRunning = true
    const uploads: Uploads = { url, cookies, file }
    new Worker(new URL('thread.ts', import.meta.url), { workerData: uploads })
      .on('message', resolve)
      .on('error', reject)
      .on('exit', () => {
        isRunning = false
        reject(new Error('The uploads ended early'))
      })
    const reads = await timesWhile(() => isRunning, read)
    return [
      { what: 'size of an uploaded photo', value: rounded(size / 1e6), unit: 'MB' },
      { what: 'floor: a thread read alone, p50', value: alone.p50, unit: 'ms' },
      { what: 'floor: a thread read alone, p99', value: alone.p99, unit: 'ms' },
      ...figuresOf(`a thread read beside ${UPLOADS} uploads at once`, reads, alone),
      {
        what: "a thread read meanwhile, p99 to the floor's p99",
        value: rounded(reads.p99 / alone.p99),
        unit: '×',
      },
      ...figuresOf('an upload', spread(await uploading), alone),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
