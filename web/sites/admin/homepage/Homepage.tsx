import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { MAX_SECTIONS, type DrawnType } from '../../../../services/rules/sections/sections.ts'
import { Button } from '../../../ui/Button.tsx'
import layout from '../../../ui/theme/layout.module.css'
import type { Homepage_site$key } from './__generated__/Homepage_site.graphql.ts'
import css from '../admin.module.css'
import { readSection } from './read-section.ts'
import {
  inputOf,
  labelOf,
  moved,
  newRow,
  newTypes,
  problemsOf,
  rowsOf,
  type SectionRow,
} from './section-rows.ts'
import { SectionCard } from './SectionCard.tsx'
import { useSite } from '../useSite.ts'

const arrangeHomepage = graphql`
  mutation HomepageMutation($siteId: ID!, $sections: [ContentSectionInput!]!) {
    arrangeSiteHomepage(siteId: $siteId, sections: $sections) {
      site {
        ...Homepage_site
      }
    }
  }
`

const isWrong = (row: SectionRow) => Object.keys(problemsOf(row)).length > 0

/** Editor of the home page's sections: adds, fills in, moves and removes them, and saves all together. */
export function Homepage({ site: key }: { site: Homepage_site$key }) {
  const site = useFragment(
    graphql`
      fragment Homepage_site on Site {
        id
        homepage {
          ...sectionStored_section
        }
        settings {
          enable_auth_wall
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(site.id)
  const form = useForm<{ typed: readonly SectionRow[] | null }>({ defaultValues: { typed: null } })
  const typed = form.watch('typed')
  const { isSubmitted } = form.formState
  const setTyped = (rows: readonly SectionRow[]) => form.setValue('typed', rows)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  /** Key of the section that was just added, until the administrator types in its form. */
  const [fresh, setFresh] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const root = useRef<HTMLElement>(null)
  const [wanted, focusOn] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
  }, [wanted])

  const rows = typed ?? rowsOf(site.homepage?.map(readSection))
  const wrong = rows.filter(isWrong)

  function add(type: DrawnType) {
    const row = newRow(type, rows)
    setTyped([...rows, row])
    setOpen(new Set([...open, row.key]))
    setFresh(row.key)
  }
  function move(at: number, by: 1 | -1) {
    const row = rows[at]
    if (!row) return
    setTyped(moved(rows, at, by))
    setTold(`${labelOf(row.type)} is now ${at + by + 1} of ${rows.length}`)
    // A moved section's button is rendered in another place and would lose the focus, so the focus is set again.
    focusOn({ selector: `#${row.key}-${by === 1 ? 'later' : 'earlier'}` })
  }
  function remove(at: number) {
    const row = rows[at]
    const next = rows[at + 1] ?? rows[at - 1]
    if (!row) return
    setTyped(rows.filter((other) => other !== row))
    setTold(`${labelOf(row.type)} removed`)
    focusOn({ selector: next ? `#${next.key} button` : '[data-adds] button' })
  }
  const save = form.handleSubmit(async () => {
    if (wrong.length > 0) {
      setOpen(new Set([...open, ...wrong.map(({ key }) => key)]))
      focusOn({ selector: `#${wrong[0]?.key} button` })
    } else if (await run([[arrangeHomepage, { sections: rows.map(inputOf) }]])) forget()
  })
  /** Resets the editor to the stored sections, whose rows have new keys. */
  function forget() {
    form.reset()
    setOpen(new Set())
  }

  return (
    <section ref={root} aria-labelledby="homepage" className={layout.card}>
      <h2 id="homepage">Home page</h2>
      <p className={layout.soft}>
        Sections appear between the welcome and the latest threads, in this order.
        {!site.settings.enable_auth_wall &&
          ' The login wall is off (see Settings), so visitors also see members-only sections.'}
      </p>
      {rows.length === 0 && <p className={layout.soft}>No sections yet.</p>}
      <ol className={css.rows}>
        {rows.map((row, at) => (
          <SectionCard
            key={row.key}
            row={row}
            place={at + 1}
            of={rows.length}
            isOpen={open.has(row.key)}
            isTried={isSubmitted}
            onToggle={() => setOpen(open.symmetricDifference(new Set([row.key])))}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
            isFresh={row.key === fresh}
            onChange={(changed) => {
              setTyped(rows.with(at, changed))
              setFresh(null)
            }}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <div role="group" aria-label="Add a section" data-adds className={layout.row}>
        {newTypes.map((type) => (
          <Button key={type} size="small" disabled={rows.length >= MAX_SECTIONS} onClick={() => add(type)}>
            <Plus size={18} aria-hidden="true" /> {labelOf(type)}
          </Button>
        ))}
      </div>
      <p role={isSubmitted && wrong.length > 0 ? 'alert' : undefined} className={css.problem}>
        {isSubmitted &&
          wrong
            .map((row) => `Section ${rows.indexOf(row) + 1}: ${Object.values(problemsOf(row))[0]}`)
            .join('. ')}
      </p>
      <div className={layout.row}>
        <Button
          size="small"
          look="primary"
          busy={isBusy}
          disabled={typed === null}
          onClick={() => void save()}
        >
          Save home page
        </Button>
        {typed && (
          <Button size="small" look="quiet" onClick={forget}>
            Undo
          </Button>
        )}
      </div>
    </section>
  )
}
