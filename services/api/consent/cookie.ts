import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONSENT_COOKIE, CONSENT_DAYS, formatChoice, type Choice } from '../../rules/consent/choice.ts'

/** Stores a choice in the browser, where pages read it too. */
export const setChoice = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  choice: Choice,
) =>
  reply.setCookie(CONSENT_COOKIE, formatChoice(choice), {
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https',
    maxAge: CONSENT_DAYS * 86_400,
  })
