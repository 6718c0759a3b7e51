import { askables } from './define.ts'

export const accountQuestions = askables('Membership', {
  MemberRegistered: { words: 'Joined the network', by: 'member' },
  MemberVerified: { words: 'Verified the account', by: 'member' },
  UsernameChanged: { words: 'Changed the username', by: 'member' },
})
