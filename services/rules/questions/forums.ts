import { askables } from './define.ts'

export const forumQuestions = askables('Forums', {
  ThreadCreated: { words: 'Started a thread', by: 'author' },
  ThreadEdited: { words: 'Edited a thread', by: 'author' },
})
