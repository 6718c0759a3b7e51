import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { Menu, type MenuItem } from '../../../services/rules/sites/menus.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import type { MenuEditor_site$key } from './__generated__/MenuEditor_site.graphql.ts'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { ToolButton } from '../../ui/tools/ToolButton.tsx'
import { useMenu } from '../useMenu.ts'
import { useSite } from './useSite.ts'
import { added, menuOf, moved, removed, rowsOf, shifted, type MenuRow } from './menu-rows.ts'

const arrangeMenu = graphql`
  mutation MenuEditorMutation($siteId: ID!, $items: JSON!) {
    arrangeSiteMenu(siteId: $siteId, items: $items) {
      site {
        ...MenuEditor_site
      }
    }
  }
`

/** A menu as the API returns it; entries at the deepest level have no `items`. */
type Given = readonly { menuId: string; title: string; url: string; items?: Given }[]
const complete = (items: Given): MenuItem[] =>
  items.map(({ items: below = [], ...item }) => ({ ...item, items: complete(below) }))

const steps = [
  ['Move up', ArrowUp, (rows: readonly MenuRow[], at: number) => moved(rows, at, -1)],
  ['Move down', ArrowDown, (rows: readonly MenuRow[], at: number) => moved(rows, at, 1)],
  ['Outdent', ArrowLeft, (rows: readonly MenuRow[], at: number) => shifted(rows, at, -1)],
  ['Indent', ArrowRight, (rows: readonly MenuRow[], at: number) => shifted(rows, at, 1)],
] as const

const toolId = ({ menuId }: MenuRow, words: string) => `${menuId} ${words}`.replaceAll(' ', '-')

const Cell = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <input type="text" className={css.input} value={value} onChange={({ target }) => onChange(target.value)} />
)

/** Editor of the site's menu: entries with title and address on up to five levels, and buttons to move them. */
export function MenuEditor({ site: key }: { site: MenuEditor_site$key }) {
  const site = useFragment(
    graphql`
      fragment MenuEditor_site on Site {
        id
        ...useMenu_site
      }
    `,
    key,
  )
  const menu = useMenu(site)
  const { run, isBusy } = useSite(site.id)
  // A moved entry's button is rendered in another place and would lose the focus, so the focus is set again.
  const focusOn = useFocusOn()
  const form = useForm<{ typed: readonly MenuRow[] | null }>({ defaultValues: { typed: null } })
  useKept(form, { place: `menu ${site.id}`, label: 'Menu of a community', part: 'menu' })
  const typed = form.watch('typed')
  const { isSubmitted } = form.formState
  const setTyped = (rows: readonly MenuRow[]) => form.setValue('typed', rows)
  const rows = typed ?? rowsOf(complete(menu))
  const { problem } = check(Menu, menuOf(rows))
  const change = (at: number, changes: Partial<MenuRow>) =>
    setTyped(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  const save = form.handleSubmit(async () => {
    if (problem === null && (await run([[arrangeMenu, { items: menuOf(rows) }]]))) form.reset()
  })

  return (
    <section aria-labelledby="menu" className={layout.card}>
      <h2 id="menu">Menu</h2>
      <p className={layout.soft}>Up to five levels. Entries without an address are headings.</p>
      <ol className={css.rows}>
        {rows.map((row, at) => (
          <li key={row.menuId} className={`${css.row} ${css[`depth${row.depth}`]}`}>
            <label className={css.cell}>
              <span className={css.cellLabel}>
                Title, level {row.depth + 1}
                <span className="visually-hidden"> (entry {at + 1})</span>
              </span>
              <Cell value={row.title} onChange={(title) => change(at, { title })} />
            </label>
            <label className={css.cell}>
              <span className={css.cellLabel}>
                Address<span className="visually-hidden"> (entry {at + 1})</span>
              </span>
              <Cell value={row.url} onChange={(url) => change(at, { url })} />
            </label>
            <div className={css.tools}>
              {steps.map(([words, Icon, step]) => {
                const next = step(rows, at)
                return (
                  <ToolButton
                    key={words}
                    id={toolId(row, words)}
                    words={`${words}: ${row.title || 'new entry'}`}
                    icon={Icon}
                    off={next === rows}
                    onPress={() => {
                      setTyped(next)
                      focusOn(toolId(row, words))
                    }}
                  />
                )
              })}
              <ToolButton
                words={`Remove: ${row.title || 'new entry'}`}
                icon={Trash2}
                onPress={() => setTyped(removed(rows, at))}
              />
            </div>
          </li>
        ))}
      </ol>
      {rows.length === 0 && <p className={layout.soft}>The menu is empty.</p>}
      <p role={isSubmitted && problem ? 'alert' : undefined} className={css.problem}>
        {isSubmitted && problem}
      </p>
      <div className={layout.row}>
        <Button size="small" onClick={() => setTyped(added(rows))}>
          <Plus size={18} aria-hidden="true" /> Add an entry
        </Button>
        <Button
          size="small"
          look="primary"
          busy={isBusy}
          disabled={typed === null}
          onClick={() => void save()}
        >
          Save menu
        </Button>
        {typed && (
          <Button size="small" look="quiet" onClick={() => form.reset()}>
            Undo
          </Button>
        )}
      </div>
    </section>
  )
}
