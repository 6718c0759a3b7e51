import css from './avatar.module.css'

const hues = 8

/** A number from 0 to 7 that stays with a name. */
function hueOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % hues
}

/** A member's first letter on a colour of their own. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' | 'large' }) {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase('en') ?? '?'
  return (
    <span aria-hidden="true" className={`${css.avatar} ${css[size]} ${css[`hue${hueOf(name)}`]}`}>
      {initial}
    </span>
  )
}
