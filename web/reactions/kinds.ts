import type { ReactionIconKind } from '../ui/ReactionIcon.tsx'
import type { ReactionType } from './choose.ts'

/** Labels and icons of the five reactions (spec §3 Reaction). */
export const kinds: readonly { type: ReactionType; label: string; icon: ReactionIconKind }[] = [
  { type: 'LIKE', label: 'Like', icon: 'like' },
  { type: 'SUPPORT', label: 'Support', icon: 'support' },
  { type: 'SAD', label: 'Sad', icon: 'sad' },
  { type: 'WOW', label: 'Wow', icon: 'wow' },
  { type: 'SAME', label: 'Same', icon: 'same' },
]
