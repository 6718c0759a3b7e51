/** Code of a key that an input method takes; Safari sends it for the Enter that ends a word, after `compositionend`. */
const TAKEN_KEY = 229

/** True if a key belongs to the composition of a word in an input method, so that it must do nothing else. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === TAKEN_KEY
