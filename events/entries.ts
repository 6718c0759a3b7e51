/** Keys of an object literal with their type; an object from outside can have more. */
export function keysOf<Key extends string>(of: { readonly [Name in Key]?: unknown }): Key[]
export function keysOf(of: object): string[] {
  return Object.keys(of)
}

/** Entries of an object literal with their types; an object from outside can have more. */
export function entriesOf<Key extends string, Value>(of: { readonly [Name in Key]?: Value }): [Key, Value][]
export function entriesOf(of: object): [string, unknown][] {
  return Object.entries(of)
}

/** Record with a value for each key. */
export function recordFrom<Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Record<Key, Value>
export function recordFrom<Key extends string>(keys: readonly Key[], of: (key: Key) => unknown): object {
  return Object.fromEntries(keys.map((key) => [key, of(key)]))
}

/** Name of a value in the API's enums. */
export function enumName<Word extends string>(word: Word): Uppercase<Word>
export function enumName(word: string): string {
  return word.toUpperCase()
}
