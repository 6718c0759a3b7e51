import { askables } from './define.ts'

export const flagQuestions = askables('Forums', {
  ContentFlagged: { words: 'Reported something', by: 'flagger' },
})
