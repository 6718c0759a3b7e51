/** The sentence to show for a mutation that failed (spec §8: generic toast). */
export const genericFailure = 'Something went wrong. Please try again.'

/** What stands under a name in a value that may be anything; undefined where nothing does. */
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The server answered an operation with errors. `message` is the first one's sentence. */
export class OperationError extends Error {
  /** The code for programs, such as `FORBIDDEN`; undefined when the server gave none. */
  readonly code: string | undefined

  constructor(errors: unknown) {
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined
    super(textOf(field(first, 'message')) ?? genericFailure)
    this.name = 'OperationError'
    this.code = textOf(field(field(first, 'extensions'), 'code'))
  }

  /** A thing is not there, or not for the viewer (spec §8: a message matching 'not found'). */
  get isNotFound(): boolean {
    return this.code === 'NOT_FOUND' || /not found/i.test(this.message)
  }
}

/** Codes of answers that leave open whether the operation was carried out. */
const leavesOpen = ['UNAVAILABLE', 'INTERNAL']

/**
 * Whether a mutation that failed is known to have changed nothing. Without an answer, or while a part of the network
 * does not answer, it may still be carried out.
 */
export const isRejected = (error: unknown): boolean =>
  error instanceof OperationError && error.code !== undefined && !leavesOpen.includes(error.code)

/** The sentence to show where nothing can be sent because the device has no network. */
const offlineText = "You're offline. Check your connection."

/** Whether the browser knows that there is no network; the server never does. */
export function isOffline(): boolean {
  return 'onLine' in globalThis.navigator && !globalThis.navigator.onLine
}

/** The sentence of a refusal that a person can act on, or that there is no network; else the generic one. */
export function failureText(error: unknown): string {
  if (!(error instanceof OperationError) && isOffline()) return offlineText
  const told = error instanceof OperationError && error.code && error.code !== 'INTERNAL_SERVER_ERROR'
  return told ? error.message : genericFailure
}
