/** The Error that was thrown; an Error with the text of any other value. */
export const errorFrom = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

/** Code of a thrown error of Node, such as ENOENT; undefined for any other value. */
export const codeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
