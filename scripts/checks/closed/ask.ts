import { z } from 'zod'
import type { EditorialId } from '../../../events/kinds.ts'

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).optional() }))
    .optional(),
})

const REFUSALS = ['FORBIDDEN', 'NOT_FOUND', 'INVALID']
const Commented = z.object({ createComment: z.object({ commentId: z.string() }) })
const Counted = z.object({ node: z.object({ commentCount: z.int().optional() }).nullable() })

/** Answer to a try that is not refused. */
export const ACCEPTED = 'accepted'

/** A member's requests to one API process. */
export interface Asking {
  /** Sends a mutation that must succeed; returns its data. Throws its error otherwise. */
  must: (mutation: string) => Promise<unknown>
  /** Sends a mutation; returns `ACCEPTED` or the message of a refusal. Throws other errors. */
  attempt: (mutation: string) => Promise<string>
  /** Comments on an article; returns the comment's id. */
  commentOn: (post: EditorialId) => Promise<string>
  /** Number of comments and replies that the member sees below an article; null if the member does not see it. */
  countUnder: (post: EditorialId) => Promise<number | null>
}

export function openAsking(url: string, cookie: string): Asking {
  async function ask(operation: string) {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: operation }),
    })
    const { data, errors } = Answer.parse(await response.json())
    return { data, error: errors?.[0] }
  }
  async function done(operation: string) {
    const { data, error } = await ask(operation)
    if (error) throw new Error(`${operation}: ${error.message}`)
    return data
  }
  const must: Asking['must'] = (mutation) => done(`mutation { ${mutation} }`)
  return {
    must,
    async attempt(mutation) {
      const { error } = await ask(`mutation { ${mutation} }`)
      if (error && !REFUSALS.includes(error.extensions?.code ?? ''))
        throw new Error(`${mutation}: ${error.message}`)
      return error?.message ?? ACCEPTED
    },
    async commentOn(post) {
      const data = await must(
        `createComment(assocId: "${post}", assocType: POST, body: "Thank you") { commentId }`,
      )
      return Commented.parse(data).createComment.commentId
    },
    async countUnder(post) {
      const data = await done(`{ node(id: "${post}") { ... on Commentable { commentCount } } }`)
      return Counted.parse(data).node?.commentCount ?? null
    },
  }
}
