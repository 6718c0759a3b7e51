/** A number with its noun: `1 reply`, `4 replies`. `many` is needed where it is more than an added s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
