import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PictureInput } from '../../media/PictureInput.tsx'
import layout from '../../ui/theme/layout.module.css'
import { ToolButton } from '../../ui/tools/ToolButton.tsx'
import type { ListField, SectionField } from '../form.ts'
import css from './editor.module.css'
import { FieldInput } from './FieldInput.tsx'
import { entryFields, lengthOf, rearranged, type Typed } from './typed.ts'

interface FormProps {
  typed: Typed
  /** Errors by field path. */
  problems: Readonly<Record<string, string>>
  /** True if errors of untouched fields are shown too. */
  isTried: boolean
  /** True if the choice of a picture that is the first field of a new section is open at once. */
  opensPicture?: boolean
  onChange(typed: Typed): void
}

/** Fields of a section's form, or of one entry of a list in it. `isFresh` moves the focus to the first of them. */
export const SectionFields = ({
  fields,
  isFresh,
  ...form
}: FormProps & { fields: readonly SectionField[]; isFresh: boolean }) =>
  fields.map((field, at) => {
    const { path } = field
    if (field.kind === 'list') return <ListInput key={path} list={field} {...form} />
    const { typed, problems, isTried, onChange } = form
    const rest = path.replace(/\w+$/, '')
    if (field.kind === 'size' || (field.kind === 'words' && !typed[`${rest}url`])) return null
    if (field.kind === 'picture') {
      const parts = [path, `${rest}width`, `${rest}height`].flatMap((part) => problems[part] ?? [])
      return (
        <PictureInput
          key={path}
          name={path}
          label={field.label}
          url={typed[path] ?? ''}
          isOptional={field.with !== undefined}
          autoFocus={isFresh && at === 0}
          startsOpen={isFresh && at === 0 && form.opensPicture === true}
          error={isTried || path in typed ? parts[0] : undefined}
          onChange={({ url, alt, width, height }) =>
            onChange({
              ...typed,
              [path]: url,
              [`${rest}alt`]: alt,
              [`${rest}width`]: width,
              [`${rest}height`]: height,
            })
          }
        />
      )
    }
    return (
      <div key={path} data-field={path}>
        <FieldInput
          field={field}
          value={typed[path] ?? ''}
          autoFocus={isFresh && at === 0}
          error={isTried || path in typed ? problems[path] : undefined}
          onChange={(text) => onChange({ ...typed, [path]: text })}
        />
      </div>
    )
  })

/** Entries of a list, which can be added, filled in, moved and removed. */
function ListInput({ list, ...form }: FormProps & { list: ListField }) {
  const { typed, problems, isTried, onChange } = form
  const { path, label, hint, entry, least, most } = list
  const places = Array.from({ length: lengthOf(list, typed) }, (_, at) => at)
  const root = useRef<HTMLFieldSetElement>(null)
  /** Place of the entry that was just added, whose first field receives the focus. */
  const [fresh, setFresh] = useState<number | null>(null)
  const [wanted, focusOn] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(`[id="${wanted.id}"]`)?.focus()
  }, [wanted])

  function arrange(order: readonly (number | null)[]) {
    onChange(rearranged(list, typed, order))
    setFresh(null)
  }
  function move(at: number, to: number) {
    arrange(places.with(at, to).with(to, at))
    focusOn({ id: `${path}.${to}-${to < at ? 'earlier' : 'later'}` })
  }
  function add() {
    arrange([...places, null])
    setFresh(places.length)
  }
  function remove(at: number) {
    arrange(places.toSpliced(at, 1))
    focusOn({ id: `${path}-add` })
  }

  const problem = isTried || path in typed ? problems[path] : undefined
  return (
    <fieldset ref={root} data-field={path} className={css.list}>
      <legend>{label}</legend>
      {hint && <p className={layout.soft}>{hint}</p>}
      <ol className={css.rows}>
        {places.map((at) => (
          <li key={at}>
            <div role="group" aria-label={`${entry} ${at + 1}`} className={css.entry}>
              <div className={css.sectionHead}>
                <strong className={css.words}>
                  {entry} {at + 1}
                </strong>
                <ToolButton
                  id={`${path}.${at}-earlier`}
                  words={`Move up: ${entry} ${at + 1}`}
                  icon={ArrowUp}
                  off={at === 0}
                  onPress={() => move(at, at - 1)}
                />
                <ToolButton
                  id={`${path}.${at}-later`}
                  words={`Move down: ${entry} ${at + 1}`}
                  icon={ArrowDown}
                  off={at === places.length - 1}
                  onPress={() => move(at, at + 1)}
                />
                <ToolButton
                  words={`Remove: ${entry} ${at + 1}`}
                  icon={Trash2}
                  off={places.length <= least}
                  onPress={() => remove(at)}
                />
              </div>
              <SectionFields fields={entryFields(list, at)} isFresh={fresh === at} {...form} />
            </div>
          </li>
        ))}
      </ol>
      {problem && <p className={css.problem}>{problem}</p>}
      <Button id={`${path}-add`} size="small" disabled={places.length >= most} onClick={add}>
        <Plus size={18} aria-hidden="true" /> Add {entry.toLowerCase()}
      </Button>
    </fieldset>
  )
}

/** Control for a picture of the library, in forms that store only its path; '' stands for none. */
export const LibraryPicture = ({
  onChange,
  ...input
}: Pick<Parameters<typeof PictureInput>[0], 'label' | 'url' | 'error'> & {
  onChange(path: string): void
}) => <PictureInput {...input} isOptional onChange={({ url }) => onChange(url)} />
