import { askables } from './define.ts'

export const commentQuestions = askables('Forums', {
  CommentCreated: { words: 'Commented', by: 'author' },
  CommentEdited: { words: 'Edited a comment', by: 'author' },
  ReplyCreated: { words: 'Replied to a comment', by: 'author' },
  ReplyEdited: { words: 'Edited a reply', by: 'author' },
})
