/** Formats a count with its noun: `1 reply`, `4 replies`. `many` is the plural, needed if it is irregular. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
