/** A text of the crowd's, without author or time. */
export interface Draft {
  body: string
  /** Whether somebody reports it to the moderators. */
  isReported: boolean
}

export interface DraftComment extends Draft {
  /** What it becomes, edit by edit. */
  edits: string[]
  /** `isOwn`: of the thread's author. */
  replies: { body: string; isOwn: boolean }[]
}

export interface DraftThread extends Draft {
  title: string
  comments: DraftComment[]
}

const LINE = /^(#!?|-!?|[+=~]) (.+)$/

/**
 * Reads the threads of one community. A line begins with `#` for a title, `-` for a comment, `+` for a reply to it, `=` for
 * a reply or comment of the thread's author, `~` for a later wording of the comment; `#!` and `-!` are reported. Other lines
 * are paragraphs of the thread. Throws an Error for a line without a thread or comment that it belongs to.
 */
export function parseThreads(text: string): DraftThread[] {
  const threads: DraftThread[] = []
  for (const line of text.split('\n')) {
    const [, mark = '', body = line.trim()] = LINE.exec(line) ?? []
    if (!body) continue
    const thread = threads.at(-1)
    const comment = thread?.comments.at(-1)
    if (mark.startsWith('#')) threads.push({ title: body, body: '', isReported: mark === '#!', comments: [] })
    else if (thread && mark.startsWith('-'))
      thread.comments.push({ body, isReported: mark === '-!', edits: [], replies: [] })
    else if (comment && mark === '~') comment.edits.push(body)
    else if (comment && mark) comment.replies.push({ body, isOwn: mark === '=' })
    else if (thread && !mark) thread.body = [thread.body, body].filter(Boolean).join('\n\n')
    else throw new Error(`This belongs to nothing: ${line}`)
  }
  return threads
}
