// Status codes of gRPC that the node uses.
export const INVALID_ARGUMENT = 3
export const DEADLINE_EXCEEDED = 4
export const NOT_FOUND = 5
export const RESOURCE_EXHAUSTED = 8
export const FAILED_PRECONDITION = 9
export const UNIMPLEMENTED = 12
export const INTERNAL = 13
export const UNAVAILABLE = 14
export const DATA_LOSS = 15
export const UNAUTHENTICATED = 16

/** End of a call: its status code, a sentence, and trailers, which clients evaluate. */
export interface Failure {
  code: number
  details: string
  trailers: Record<string, string>
}

export const failure = (code: number, details: string, trailers: Record<string, string> = {}): Failure => ({
  code,
  details,
  trailers,
})
