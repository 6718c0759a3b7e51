import { useEffect, useState } from 'react'
import css from './conditions.module.css'

/**
 * Section that is being read: the last one that begins above a line, which moves from the top of the window to its
 * bottom while the page is scrolled, so that every section is reached.
 */
function currentOf(ids: readonly string[]): string | null {
  const { scrollHeight } = document.documentElement
  const way = scrollHeight - window.innerHeight
  const line = way > 0 ? (window.scrollY / way) * window.innerHeight : 0
  const isAbove = (id: string) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line + 1
  return ids.findLast(isAbove) ?? null
}

/** Contents of a page. The section that is being read is marked. */
export function Contents({ items }: { items: readonly { readonly id: string; readonly text: string }[] }) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(currentOf(items.map(({ id }) => id))))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [items])
  return (
    <nav aria-label="Contents" className={css.contents}>
      <ol>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
