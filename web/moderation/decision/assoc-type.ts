const types = { thread: 'THREAD', comment: 'COMMENT', reply: 'REPLY' } as const

/** The kind of content that an id says it is of; null for what has no history to look at. */
export function assocTypeOf(id: string): (typeof types)[keyof typeof types] | null {
  const prefix = id.slice(0, id.indexOf('_'))
  return prefix === 'thread' || prefix === 'comment' || prefix === 'reply' ? types[prefix] : null
}
