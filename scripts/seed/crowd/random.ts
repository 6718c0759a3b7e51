import { hash } from 'node:crypto'

/** A number from 0 to below 1 that stays with its name. */
export const chance = (name: string): number => hash('sha256', name, 'buffer').readUInt32BE(0) / 2 ** 32

/** One of a list, which stays with the name. Throws an Error where there is none. */
export function oneOf<Item>(name: string, items: readonly Item[]): Item {
  const item = items[Math.floor(chance(name) * items.length)]
  if (item === undefined) throw new Error(`There is nothing to choose from for ${name}.`)
  return item
}
