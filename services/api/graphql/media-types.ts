import { negotiate } from '@fastify/accept-negotiator'

/** Media type of answers in which the status is that of the operation (GraphQL over HTTP, section 6.4.2). */
export const GRAPHQL_RESPONSE = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'

/** Media type of the answer that an Accept header prefers; `application/json` unless it asks for the newer one. */
export const answerType = (accept: string | undefined): typeof GRAPHQL_RESPONSE | typeof JSON_TYPE =>
  negotiate((accept ?? '').toLowerCase().replaceAll(/;\s*charset=[^;,]*/g, ''), [
    GRAPHQL_RESPONSE,
    JSON_TYPE,
  ]) ?? JSON_TYPE
