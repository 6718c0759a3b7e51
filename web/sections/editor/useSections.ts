import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DrawnType } from '../../../services/rules/sections/sections.ts'
import { controlIn } from './field-control.ts'
import {
  inserted,
  isWrong,
  labelOf,
  newRow,
  placed,
  split,
  withBlankEnd,
  type SectionRow,
} from './section-rows.ts'

const toggled = (keys: ReadonlySet<string>, key: string) =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key])

/** Field of a section that is to be focused, by the key of its row; '' for the first one. */
export interface SectionPlace {
  section: string
  path: string
}

interface Sections {
  root: RefObject<HTMLElement | null>
  rows: readonly SectionRow[]
  isWriting: boolean
  wanted: SectionPlace | null
  tries: number
  onChange(rows: readonly SectionRow[]): void
}

/** Calls a function once no menu is open and the focus is back from it; returns a function that prevents it. */
function onceMenuIsGone(act: () => void): () => void {
  const isThere = () => document.querySelector('[role="menu"]') !== null
  let frame = requestAnimationFrame(function look() {
    frame = requestAnimationFrame(isThere() ? look : act)
  })
  return () => cancelAnimationFrame(frame)
}

/** State of a list of sections: which are open, what was removed, what is announced, and functions that change it. */
export function useSections({ root, rows, isWriting, wanted, tries, onChange }: Sections) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(isWrong).map(({ key }) => key)),
  )
  /** Key of the section that was just added, until the editor types in its form. */
  const [fresh, setFresh] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ row: SectionRow; at: number } | null>(null)
  const [told, setTold] = useState('')
  const [focused, focusOn] = useState<{ selector: string; isField?: true } | null>(null)
  useEffect(() => {
    const element = focused && root.current?.querySelector<HTMLElement>(focused.selector)
    if (element) (focused.isField ? controlIn(element) : element)?.focus()
  }, [focused])

  useEffect(() => {
    if (!fresh) return
    return onceMenuIsGone(() => {
      const section = root.current?.querySelector(`#${fresh}`)
      if (!section?.contains(document.activeElement))
        controlIn(section?.querySelector('[data-field]'))?.focus()
    })
  }, [fresh])

  const latest = useRef(rows)
  latest.current = rows
  useEffect(() => {
    const wrong = latest.current.filter(isWrong)
    if (tries === 0 || wrong.length === 0) return
    setOpen((open) => new Set([...open, ...wrong.map(({ key }) => key)]))
    focusOn({ selector: `#${wrong[0]?.key} button` })
  }, [tries])
  useEffect(() => {
    if (!wanted) return
    setOpen((open) => new Set([...open, wanted.section]))
    const field = wanted.path ? `[data-field="${wanted.path}"]` : '[data-field]'
    focusOn({ selector: `#${wanted.section} ${field}`, isField: true })
  }, [wanted])

  function move(key: string, to: number) {
    const at = latest.current.findIndex((row) => row.key === key)
    const next = placed(latest.current, at, to)
    if (next === latest.current) return
    onChange(next)
    setTold(`${labelOf(next[to]?.type ?? '')} is now ${to + 1} of ${next.length}`)
  }
  function add({ rows, row }: ReturnType<typeof inserted>) {
    current.current.onChange(rows)
    setOpen((open) => new Set([...open, row.key]))
    setFresh(row.key)
    setRemoved(null)
  }
  function putBack() {
    if (!removed) return
    const { row, at } = removed
    // The key may belong to a section that was added meanwhile.
    const back = rows.some(({ key }) => key === row.key) ? { ...row, key: newRow('Quote', rows).key } : row
    onChange(rows.toSpliced(at, 0, back))
    setRemoved(null)
    setTold(`${labelOf(row.type)} is back`)
    focusOn({ selector: `#${back.key} button` })
  }
  const current = useRef({ onChange, move })
  current.current = { onChange, move }

  // Changes of a section do not render the others, so that typing stays fast on a long page.
  const [actions] = useState(() => ({
    toggle: (key: string) => setOpen((open) => toggled(open, key)),
    change(row: SectionRow) {
      const isStored = latest.current.some(({ key }) => key === row.key)
      current.current.onChange(
        isStored
          ? latest.current.map((other) => (other.key === row.key ? row : other))
          : [...latest.current, row],
      )
      setFresh(null)
    },
    addAfter: (key: string, type: DrawnType) =>
      add(inserted(latest.current, latest.current.findIndex((row) => row.key === key) + 1, type)),
    split: (text: SectionRow, parts: { before: string; after: string }, type: DrawnType) =>
      add(split(latest.current, text, parts, type)),
    step(key: string, by: 1 | -1) {
      const at = latest.current.findIndex((row) => row.key === key)
      if (!latest.current[at + by]) return
      current.current.move(key, at + by)
      // A moved section's button is rendered in another place and would lose the focus, so the focus is set again.
      focusOn({ selector: `#${key}-${by === 1 ? 'later' : 'earlier'}` })
    },
    remove(key: string) {
      const at = latest.current.findIndex((row) => row.key === key)
      const row = latest.current[at]
      if (!row) return
      current.current.onChange(latest.current.filter((other) => other !== row))
      setRemoved({ row, at })
      setTold(`${labelOf(row.type)} removed`)
      const next = latest.current[at + 1] ?? latest.current[at - 1]
      focusOn({ selector: next ? `#${next.key} button` : '[data-adds] button' })
    },
  }))
  return {
    shown: isWriting ? withBlankEnd(rows) : rows,
    open,
    fresh,
    removed,
    told,
    actions,
    move,
    putBack,
    append: (type: DrawnType) => add(inserted(rows, rows.length, type)),
  }
}

export type SectionActions = ReturnType<typeof useSections>['actions']
