import { z } from 'zod'

const Errors = z.array(
  z.object({ message: z.string(), extensions: z.object({ code: z.string() }).optional() }),
)

/** The server answered an operation with errors. `message` is the first one's sentence. */
export class OperationError extends Error {
  /** The code for programs, such as `FORBIDDEN`; undefined when the server gave none. */
  readonly code: string | undefined

  constructor(errors: unknown) {
    const [first] = Errors.safeParse(errors).data ?? []
    super(first?.message ?? 'Something went wrong. Please try again.')
    this.name = 'OperationError'
    this.code = first?.extensions?.code
  }

  /** A thing is not there, or not for the viewer (spec §8: a message matching 'not found'). */
  get isNotFound(): boolean {
    return this.code === 'NOT_FOUND' || /not found/i.test(this.message)
  }
}

/** The sentence to show for a mutation that failed (spec §8: generic toast). */
export const genericFailure = 'Something went wrong. Please try again.'

/** The sentence of a refusal that a person can act on; the generic one for everything else. */
export function failureText(error: unknown): string {
  const told = error instanceof OperationError && error.code && error.code !== 'INTERNAL_SERVER_ERROR'
  return told ? error.message : genericFailure
}
