const words: Readonly<Record<string, string>> = {
  THREAD: 'Thread',
  COMMENT: 'Comment',
  REPLY: 'Reply',
  MESSAGE: 'Private message',
  USER: 'Member',
}

/** The word for a type of content that the API named; its own name for one that is not known here. */
export const kindWord = (assocType: string): string => words[assocType] ?? assocType
