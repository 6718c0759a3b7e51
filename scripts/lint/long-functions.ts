/** Maximum number of lines of a function, from its start to its end. */
export const MAX_LINES = 120

/**
 * Lines of functions that are longer, by file and function, with the folder where several have the same name. They may
 * only become fewer; new functions must not be added.
 */
export const longFunctions: Readonly<Record<string, number>> = {
  'file-store.ts openFileStore': 141,
  'lease.ts openLeases': 138,
  'network.ts openNetwork': 162,
  'postgres/reader.ts openReader': 125,
  'storage/reader.ts openReader': 187,
}
