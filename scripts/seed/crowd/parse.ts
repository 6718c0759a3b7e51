import { FlagReason } from '../../../events/moderation.ts'

export interface Draft {
  body: string
  /** Later versions of the text, one for each edit. */
  edits: string[]
  flags: { reason: FlagReason; note: string | undefined }[]
}

export interface DraftComment extends Draft {
  /** Replies; `isOwn` is true for replies by the thread's author. */
  replies: { body: string; isOwn: boolean }[]
}

export interface DraftThread extends Draft {
  title: string
  isWithdrawn: boolean
  comments: DraftComment[]
}

const LINE = /^(#-?|[-+=~!]) (.+)$/

/**
 * Parses the threads of a community. Lines start with `#` for a title (`#-` if the author withdraws the thread), `-`
 * for a comment, `+` for a reply to it (`=` if by the thread's author), `~` for an edited comment or a paragraph added
 * to a thread, or `!` for a report with its reason and text. Other lines are paragraphs of the thread. Throws an Error
 * for a line without its thread or comment, and for an unknown reason.
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
