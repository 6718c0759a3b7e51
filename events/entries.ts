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
