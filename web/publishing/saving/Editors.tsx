import { Users } from 'lucide-react'
import { listed } from '../../frame/words.ts'
import css from '../publishing.module.css'
import type { Editing } from './useEditing.ts'

/** Names of the others who have an item open in the editor; screen readers are told when they come and go. */
export function Editors({ editing }: { editing: Editing | null }) {
  const names = editing?.others.map(({ username }) => username ?? 'Somebody') ?? []
  const words = [
    names.length > 0 && `${listed(names)} ${names.length === 1 ? 'has' : 'have'} this open too.`,
    editing?.isElsewhere && 'You have this open on another page or device.',
  ].filter(Boolean)
  return (
    <p role="status" className={words.length > 0 ? css.editors : ''}>
      {words.length > 0 && <Users size={18} aria-hidden="true" />}
      {words.join(' ')}
    </p>
  )
}
