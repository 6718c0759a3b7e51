import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** Time in ms from the arrival of a request to its answer; several times that of a log-in or sign-up. */
export const EVEN_MS = 60

/** Waits, so that the time of the answer does not tell whether an account exists. */
export const evenOut = ({ elapsedTime }: FastifyReply): Promise<void> =>
  sleep(Math.ceil(Math.max(0, EVEN_MS - elapsedTime)))
