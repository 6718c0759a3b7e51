import { Frown, HeartHandshake, Sparkles, ThumbsUp, Users, type LucideIcon } from 'lucide-react'
import type { ReactionType } from './choose.ts'

/** The five reactions (spec §3 Reaction), as people see them. */
export const kinds: readonly { type: ReactionType; label: string; Icon: LucideIcon }[] = [
  { type: 'LIKE', label: 'Like', Icon: ThumbsUp },
  { type: 'SUPPORT', label: 'Support', Icon: HeartHandshake },
  { type: 'SAD', label: 'Sad', Icon: Frown },
  { type: 'WOW', label: 'Wow', Icon: Sparkles },
  { type: 'SAME', label: 'Same', Icon: Users },
]
