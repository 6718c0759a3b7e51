import { hash } from 'node:crypto'

/** Pseudo-random number in [0, 1), always the same for a name. */
export const chance = (name: string): number => hash('sha256', name, 'buffer').readUInt32BE(0) / 2 ** 32

/** Chooses an element of a list, always the same for a name. Throws an Error for an empty list. */
export function oneOf<Item>(name: string, items: readonly Item[]): Item {
  const item = items[Math.floor(chance(name) * items.length)]
  if (item === undefined) throw new Error(`There is nothing to choose from for ${name}.`)
  return item
}
