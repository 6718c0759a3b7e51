/** First picture among dropped or pasted things; null if there is none. */
export const pictureIn = (things: DataTransfer | null): File | null =>
  [...(things?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null
