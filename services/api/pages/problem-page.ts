import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemError } from '../http/problem.ts'
import { contentPolicy } from '../http/security.ts'
import { escape, style } from '../http/page.ts'
import { newNonce } from '../http/template.ts'

/** Heading and advice for an error, by HTTP status, for pages that the web client cannot render. */
const words: Record<number, [heading: string, advice: string]> = {
  400: ["This address isn't valid", 'Check the link, or start from the home page.'],
  404: ['Page not found', 'Check the address for typos.'],
  414: ['This address is too long', 'Check the link, or start from the home page.'],
  429: ['Too many requests', 'Wait a minute, then reload the page.'],
  503: ["We'll be right back", "Part of the site isn't responding. This page will reload by itself."],
}
/** The page for an unknown host contains no links, because that host has no home page. */
const noSite = [
  'There is no community here',
  'Check the address for typos. The community may also have moved.',
] as const
const broken = [
  'Something went wrong on our side',
  "This isn't your fault, and nothing you wrote is lost. Please try again in a few minutes.",
] as const

/** True if a request is for a page and not for the API. */
export const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(?:api|assets)\//.test(url) &&
  (headers.accept ?? '').includes('text/html')

/** Responds to an error with a page that needs neither JavaScript nor files. */
export function sendProblemPage(reply: FastifyReply, { statusCode, code, retryAfter }: ProblemError) {
  const isNowhere = code === 'NO_SITE'
  const known = isNowhere ? noSite : words[statusCode]
  const [heading, advice] = known ?? (statusCode < 500 ? words[400]! : broken)
  const again = statusCode === 503 ? `<meta http-equiv="refresh" content="${(retryAfter ?? 2) + 3}">` : ''
  // A request that Fastify cannot route has no nonce yet, because no hook was run for it.
  const nonce = reply.nonce || newNonce()
  return reply.code(statusCode).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(nonce),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }).send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${again}
<title>${escape(heading)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escape(heading)}</h1>
<p>${escape(advice)}</p>
${isNowhere ? '' : '<p><a href="/">Go to the home page</a></p>'}
<p class="help">In crisis? You're not alone. In the US, call or text <a href="tel:988">988</a> at any time.
<a href="https://findahelpline.com/" rel="noreferrer">Find a helpline in your country</a></p></main></body>
</html>
`)
}
