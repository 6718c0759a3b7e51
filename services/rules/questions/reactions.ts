import { askables } from './define.ts'

export const reactionQuestions = askables('Reactions', {
  ReactionChosen: { words: 'Reacted', by: 'member' },
  ReactionRemoved: { words: 'Removed a reaction', by: 'member' },
})
