const words: Readonly<Record<string, string>> = {
  THREAD: 'Thread',
  COMMENT: 'Comment',
  REPLY: 'Reply',
  MESSAGE: 'Private message',
  USER: 'Member',
}

/** The word for a content type of the API; the API's own name for an unknown one. */
export const kindWord = (assocType: string): string => words[assocType] ?? assocType
