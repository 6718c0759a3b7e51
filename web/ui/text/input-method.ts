/** Code of a key that an input method takes (UI Events, appendix A); in Safari also of the Enter that ends a word. */
const TAKEN_KEY = 229

/** True if a key belongs to the composition of a word in an input method, so that it must do nothing else. */
export const isOfInputMethod = ({ keyCode }: { keyCode: number }): boolean => keyCode === TAKEN_KEY
