const MAX_TYPED = 60
const name = /(?<![\p{L}\p{M}\p{N}_.@/+-])@([\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*)$/u

/** A name that somebody is typing: where its '@' is, and what is typed of it. */
export interface Typed {
  start: number
  text: string
}

/** The name that is being typed before a place in a text; null if there is none. */
export function typedAt(text: string, place: number): Typed | null {
  const from = Math.max(0, place - MAX_TYPED - 2)
  const found = name.exec(text.slice(from, place))
  return found && { start: from + found.index, text: found[1]! }
}
