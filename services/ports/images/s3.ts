import { AwsClient } from 'aws4fetch'
import pLimit from 'p-limit'
import type { ImageStore } from './store.ts'

/** Time limit in ms for an answer, with repetitions where the server is busy. */
const ANSWER_TIMEOUT_MS = 10_000
/** Number of repetitions where the server answers that it is busy or has failed. */
const REPETITIONS = 2
const AT_ONCE = 8

/**
 * Images in a bucket of a server with S3's protocol, by its address with key, secret and bucket:
 * `https://key:secret@host/bucket?region=eu-west-1`.
 */
export function s3Store(url: string): ImageStore {
  const { origin, pathname, username, password, searchParams } = new URL(url)
  const bucket = `${origin}${pathname.replace(/\/$/, '')}`
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: REPETITIONS,
  })
  /** Sends a request for an image or the bucket. Resolves to null if there is no such image; throws other failures. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response | null> {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    const response = await client.fetch(`${bucket}${path}`, { ...init, signal })
    if (response.ok) return response
    const body = await response.text()
    if (response.status === 404 && body.includes('NoSuchKey')) return null
    throw new Error(`The server of images answered ${response.status}: ${body.slice(0, 200)}`)
  }
  /** Names of images that begin with a folder, at most a thousand. */
  async function list(folder: string): Promise<string[]> {
    const listed = await ask(`?list-type=2&prefix=${encodeURIComponent(folder)}`)
    // No name of an image has characters that XML escapes.
    const names = (await listed?.text())?.matchAll(/<Key>([^<]+)<\/Key>/g) ?? []
    return Array.from(names, ([, name]) => name!)
  }
  return {
    async save(name, bytes) {
      await ask(`/${name}`, {
        method: 'PUT',
        body: Buffer.from(bytes),
        headers: { 'content-type': 'image/webp' },
      })
    },
    async read(name) {
      const response = await ask(`/${name}`)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async remove(folder) {
      const limit = pLimit(AT_ONCE)
      let count = 0
      for (;;) {
        const names = await list(folder)
        if (names.length === 0) return count
        await Promise.all(names.map((name) => limit(() => ask(`/${name}`, { method: 'DELETE' }))))
        count += names.length
      }
    },
    disk: async () => null,
  }
}
