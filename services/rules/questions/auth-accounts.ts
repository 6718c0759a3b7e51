import { askables } from './define.ts'

export const authAccountQuestions = askables('Membership', {
  AuthAccountLinked: { words: 'Linked a Google or Facebook account', by: 'member' },
  AuthAccountUnlinked: { words: 'Unlinked a Google or Facebook account', by: 'member' },
})
