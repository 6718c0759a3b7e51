/** First file among dropped or pasted things that may be a picture: systems have no type for some kinds. */
export const pictureIn = (things: DataTransfer | null): File | null =>
  [...(things?.files ?? [])].find(({ type }) => type === '' || type.startsWith('image/')) ?? null
