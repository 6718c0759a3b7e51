import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ImageStore } from './store.ts'

/** Time limits in ms for a connection and for an answer. */
const CONNECT_TIMEOUT_MS = 3000
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Images in a bucket of a server with S3's protocol, by its address with key, secret and bucket:
 * `https://key:secret@host/bucket?region=eu-west-1`.
 */
export function s3Store(url: string): ImageStore {
  const { origin, pathname, username, password, searchParams } = new URL(url)
  const Bucket = decodeURIComponent(pathname.slice(1))
  const client = new S3Client({
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    // Servers other than Amazon's do not know all checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
  })
  return {
    async save(name, bytes) {
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentType: 'image/webp' }))
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(folder) {
      let count = 0
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder }))
        if (Contents.length === 0) return count
        const Objects = Contents.map(({ Key }) => ({ Key }))
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
        if (Errors.length > 0) throw new Error(`${Errors.length} images were not deleted`)
        count += Objects.length
      }
    },
    disk: async () => null,
    close: () => client.destroy(),
  }
}
