import { FlagReason } from '../../../events/moderation.ts'

/** A text of the crowd's, without author or time. */
export interface Draft {
  body: string
  /** What it becomes, edit by edit. */
  edits: string[]
  /** Reports to the moderators. */
  flags: { reason: FlagReason; note: string | undefined }[]
}

export interface DraftComment extends Draft {
  /** `isOwn`: of the thread's author. */
  replies: { body: string; isOwn: boolean }[]
}

export interface DraftThread extends Draft {
  title: string
  isWithdrawn: boolean
  comments: DraftComment[]
}

const LINE = /^(#-?|[-+=~!]) (.+)$/

/**
 * Reads the threads of one community. A line begins with `#` for a title (`#-` where the author takes the thread back),
 * `-` for a comment, `+` for a reply to it, `=` for a reply of the thread's author. `~` is a later wording of a comment, or
 * a paragraph that is added to a thread later; `!` a report, its reason first and then what the reporter says. Other lines
 * are paragraphs of the thread. Throws an Error for a line without a thread or comment that it belongs to, and for a
 * reason that there is not.
 */
export function parseThreads(text: string): DraftThread[] {
  const threads: DraftThread[] = []
  for (const line of text.split('\n')) {
    const [, mark = '', body = line.trim()] = LINE.exec(line) ?? []
    if (!body) continue
    const thread = threads.at(-1)
    const comment = thread?.comments.at(-1)
    if (mark.startsWith('#'))
      threads.push({ title: body, isWithdrawn: mark === '#-', body: '', edits: [], flags: [], comments: [] })
    else if (thread && mark === '-') thread.comments.push({ body, edits: [], flags: [], replies: [] })
    else if (comment && mark === '~') comment.edits.push(body)
    else if (thread && mark === '~')
      thread.edits.push([thread.edits.at(-1) ?? thread.body, body].join('\n\n'))
    else if (thread && mark === '!') {
      const [reason, ...note] = body.split(' ')
      const flag = { reason: FlagReason.parse(reason), note: note.join(' ') || undefined }
      ;(comment ?? thread).flags.push(flag)
    } else if (comment && mark) comment.replies.push({ body, isOwn: mark === '=' })
    else if (thread && !mark) thread.body = [thread.body, body].filter(Boolean).join('\n\n')
    else throw new Error(`This belongs to nothing: ${line}`)
  }
  return threads
}
