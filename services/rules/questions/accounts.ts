import { askables } from './define.ts'

export const accountQuestions = askables('Membership', {
  MemberRegistered: { words: 'Joined the network', by: 'member' },
  MemberVerified: { words: 'Verified their account', by: 'member' },
  EmailChanged: { words: 'Changed their email address', by: 'member' },
  PhoneSet: { words: 'Set their phone number', by: 'member' },
  UsernameChanged: { words: 'Changed their username', by: 'member' },
})
