import { askables } from './define.ts'

export const messagingQuestions = askables('Follows and messages', {
  ConversationStarted: { words: 'Started a private conversation', by: 'starter' },
  ConversationAllowed: { words: 'Accepted a conversation', by: 'by' },
  ConversationDeclined: { words: 'Declined a conversation', by: 'by' },
  MessageSent: { words: 'Sent a private message', by: 'sender' },
  MessageEdited: { words: 'Edited a private message', by: 'sender' },
  MessageDeleted: { words: 'Deleted their private message', by: 'sender' },
  ConversationRead: { words: 'Read a conversation', by: 'reader' },
  ConversationMuted: { words: 'Muted a conversation', by: 'by' },
  MemberBlocked: { words: 'Blocked a member', by: 'by' },
})
