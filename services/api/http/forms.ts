import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Accepts URL-encoded bodies in a scope; elsewhere only JSON is accepted, because pages of other sites cannot send it. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
