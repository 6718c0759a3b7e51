/** Text for failures that have no more specific message (spec §8: generic toast). */
export const genericFailure = 'Something went wrong. Please try again.'

/** Reads a property of an unknown value; undefined if the property is missing. */
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Error for a server's response that contains errors; `message` is that of the first error. */
export class OperationError extends Error {
  /** Error code, such as `FORBIDDEN`; undefined if the response contains none. */
  readonly code: string | undefined

  constructor(errors: unknown) {
    const first: unknown = Array.isArray(errors) ? errors[0] : undefined
    super(textOf(field(first, 'message')) ?? genericFailure)
    this.name = 'OperationError'
    this.code = textOf(field(field(first, 'extensions'), 'code'))
  }

  /** True if the error means that the item does not exist for the viewer (spec §8: a message matching 'not found'). */
  get isNotFound(): boolean {
    return this.code === 'NOT_FOUND' || /not found/i.test(this.message)
  }
}

/** Error codes which leave open if the operation was carried out. */
export const leavesOpen: readonly string[] = ['UNAVAILABLE', 'INTERNAL']

/**
 * True if a failed mutation has certainly changed nothing. If the response is lost or a dependency fails, the mutation
 * may still be carried out.
 */
export const isRejected = (error: unknown): boolean =>
  error instanceof OperationError && error.code !== undefined && !leavesOpen.includes(error.code)

/** True if a part of the network does not work at present. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof OperationError && error.code === 'UNAVAILABLE'

/** Text for failures that happen while the device is offline. */
const offlineText = "You're offline. Check your connection."

/** True if the browser reports that the device is offline; false on the server. */
export function isOffline(): boolean {
  return 'onLine' in globalThis.navigator && !globalThis.navigator.onLine
}

/**
 * Text to show for a failure: the server's message if the member can act on it, otherwise the offline or generic text.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof OperationError) && isOffline()) return offlineText
  const told = error instanceof OperationError && error.code && error.code !== 'INTERNAL_SERVER_ERROR'
  return told ? error.message.replace(/^GraphQL error:\s*/, '') : genericFailure
}
