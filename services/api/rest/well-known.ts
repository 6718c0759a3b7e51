import type { FastifyInstance } from 'fastify'
import { urlFor } from '../../rules/routes/links.ts'
import { publicOrigin } from './site-files.ts'

const DAY_MS = 86_400_000
const VALID_DAYS = 180

/**
 * Addresses that programs ask every site for: /.well-known/security.txt (RFC 9116) for researchers, change-password and
 * passkey-endpoints (w3.org/TR) for password managers, and gpc.json for tests of Global Privacy Control.
 */
export async function wellKnownRoutes(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  const forAll = { 'cache-control': 'public, max-age=86400' }
  app.get('/.well-known/security.txt', async (request, reply) => {
    const origin = publicOrigin(request, publicUrl)
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS)
    const lines = [
      `Contact: mailto:contact@${request.site.host}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${origin}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .headers(forAll)
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/security.txt', async (_, reply) => reply.redirect('/.well-known/security.txt', 301))
  app.get('/.well-known/change-password', async (_, reply) => reply.redirect('/forgot-password', 302))
  app.get('/.well-known/passkey-endpoints', async (request, reply) => {
    const account = publicOrigin(request, publicUrl) + urlFor.logInSecurity()
    return reply.headers(forAll).send({ enroll: account, manage: account })
  })
  app.get('/.well-known/gpc.json', async (_, reply) =>
    reply.headers(forAll).send({ gpc: true, lastUpdate: '2026-11-30' }),
  )
}
