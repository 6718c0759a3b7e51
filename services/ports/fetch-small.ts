/** Maximum size in bytes of the answer of a provider; those of Google and Facebook have a few thousand. */
const MAX_BYTES = 200_000

/** Fetches like `fetch`; reading an answer of more than 200 kB fails. */
export const fetchSmall = async (url: string | URL, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, init)
  let size = 0
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > MAX_BYTES) controller.error(new Error('The answer is too large'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limited) ?? null, response)
}
