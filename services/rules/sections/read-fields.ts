/** Fields of options without words for readers: addresses, names of files, and choices of the editor. */
export const wordless =
  /^(?:url|href|src|id|assoc\w*|color|kind|type|layout|size|align|campaign|medium|form)$/i

/** True for a text of options that readers read. */
export const isRead = (name: string, text: string): boolean =>
  !wordless.test(name) && !/^(?:https?:|\/|#)\S*$/.test(text)
