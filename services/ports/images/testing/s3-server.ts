import S3rver from '@20minutes/s3rver'
import type { Test } from 'tap'
import { testFolder } from '../../../../scripts/testing/services.ts'

/** Starts a server with S3's protocol, which checks signatures, with an empty bucket. Resolves with its address. */
export async function s3Server(t: Test): Promise<string> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: testFolder(t),
    silent: true,
    // Its check of signatures does not know the paths of buckets that end with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'images' }],
  })
  const { port } = await server.run()
  t.teardown(() => server.close())
  return `http://S3RVER:S3RVER@127.0.0.1:${port}/images`
}
