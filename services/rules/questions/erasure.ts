import { askables } from './define.ts'

export const erasureQuestions = askables('Membership', {
  ErasureRequested: { words: 'Requested deletion', by: 'member' },
})
