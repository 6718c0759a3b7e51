import { timingSafeEqual } from 'node:crypto'
import { USER } from './address.ts'
import { unauthenticated } from './errors.ts'
import type { Call } from './grpc/server.ts'

/** Wraps gRPC handlers so that they reject calls without the login (basic authentication). */
export function openGuard(password: string) {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`)
  const isLogin = (header: string | undefined) => {
    const given = Buffer.from(header ?? '')
    // Logins of all nodes have the same length, so it need not be compared in constant time.
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return <Request, Response>(handle: (call: Call<Request, Response>) => unknown) =>
    (call: Call<Request, Response>): void => {
      if (isLogin(call.headers.authorization)) handle(call)
      else call.fail(unauthenticated())
    }
}
