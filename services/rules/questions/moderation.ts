import { askables } from './define.ts'

export const flagQuestions = askables('Forums', {
  ContentFlagged: { words: 'Reported content or a member', by: 'flagger' },
})
