import type { FastifyInstance } from 'fastify'
import type { Probes } from '../../telemetry/probes.ts'

/** Routes for monitoring: GET /live, /ready and /metrics. */
export function probeRoutes(app: FastifyInstance, probes: Probes): void {
  for (const [path, probe] of Object.entries(probes)) {
    app.get(path, async (request, reply) => {
      const { status, headers, body } = await probe({ headers: request.headers, address: request.ip })
      return reply.code(status).headers(headers).send(body)
    })
  }
}
