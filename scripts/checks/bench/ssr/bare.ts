import fastify from 'fastify'

// The baseline: a route that returns given bytes, in a separate process like the API.

process.once('message', async ({ body, encoding }: { body: string; encoding?: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const app = fastify()
  app.get('/*', (_, reply) => {
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(bytes)
  })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
})
process.on('disconnect', () => process.exit())
