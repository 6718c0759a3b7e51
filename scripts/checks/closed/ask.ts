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

/** A member's requests to one API process. */
export interface Asking {
  /** Sends a mutation that must succeed; returns its data. Throws its error otherwise. */
  must: (mutation: string) => Promise<unknown>
  /** Sends a mutation; returns 'accepted' or the message of a refusal. Throws other errors. */
  attempt: (mutation: string) => Promise<string>
  /** Comments on an article; returns the comment's id. */
  commentOn: (post: EditorialId) => Promise<string>
}

export function openAsking(url: string, cookie: string): Asking {
  async function ask(mutation: string) {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query: `mutation { ${mutation} }` }),
    })
    const { data, errors } = Answer.parse(await response.json())
    return { data, error: errors?.[0] }
  }
  const must: Asking['must'] = async (mutation) => {
    const { data, error } = await ask(mutation)
    if (error) throw new Error(`${mutation}: ${error.message}`)
    return data
  }
  return {
    must,
    async attempt(mutation) {
      const { error } = await ask(mutation)
      if (error && !REFUSALS.includes(error.extensions?.code ?? ''))
        throw new Error(`${mutation}: ${error.message}`)
      return error?.message ?? 'accepted'
    },
    async commentOn(post) {
      const data = await must(
        `createComment(assocId: "${post}", assocType: POST, body: "Thank you") { commentId }`,
      )
      return Commented.parse(data).createComment.commentId
    },
  }
}
