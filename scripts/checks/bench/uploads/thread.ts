import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { Uploads } from './uploads.ts'

// Thread that uploads a photo for many members at once, so that it does not delay the reads that are measured. It reads
// the file as it is sent: a hundred copies in memory delayed the reads.

const { url, cookies, file } = workerData as Uploads

async function upload(cookie: string): Promise<number> {
  const body = new FormData()
  body.append('image_type', 'avatar')
  body.append('images[0]', await openAsBlob(file), 'photo.jpg')
  const sent = performance.now()
  const { status } = await fetch(`${url}/api/upload-image`, { method: 'POST', headers: { cookie }, body })
  if (status !== 200) throw new Error(`The API answered an upload with ${status}`)
  return performance.now() - sent
}

parentPort?.postMessage(await Promise.all(cookies.map(upload)))
