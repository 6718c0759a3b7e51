import { ArrowDown, ArrowUp, Lock, LockOpen, PaintBucket, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Glyph } from '../../ui/Glyph.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { RichTextField } from '../rich-text/RichTextField.tsx'
import { backgrounds } from './backgrounds.ts'
import css from './editor.module.css'
import { problemsOf, type SectionRow } from './section-rows.ts'
import { SectionMenu } from './SectionMenu.tsx'
import type { SectionActions } from './useSections.ts'

interface TextBlockProps {
  row: SectionRow
  place: number
  of: number
  isBlank: boolean
  isFull: boolean
  isFresh: boolean
  isTried: boolean
  actions: SectionActions
}

/** A text of an article, which is written as on its page. Other sections can be added inside it and below it. */
export const TextBlock = memo(function TextBlock(props: TextBlockProps) {
  const { row, place, of, isBlank, isFull, isFresh, isTried, actions } = props
  const name = `Text, section ${place}`
  const problem = problemsOf(row).html
  return (
    <li id={row.key} className={css.text}>
      <div role="group" aria-label={name} data-field="html" data-background={row.sectionBackgroundColor}>
        <RichTextField
          label="Text"
          value={row.typed.html ?? ''}
          error={isTried || 'html' in row.typed ? problem : undefined}
          autoFocus={isFresh}
          isOnPage
          hint="Start a line with ## for a heading, - for a list, > for a quote or / for another section. Alt+F10 leads to the buttons."
          lineMenu={
            isFull
              ? undefined
              : ({ isSlash, parts, dismiss }) => (
                  <SectionMenu
                    label="Add a section here"
                    startsOpen={isSlash}
                    onAdd={(type) => actions.split(row, parts(), type)}
                    onDismiss={dismiss}
                  />
                )
          }
          onChange={(html) => actions.change({ ...row, typed: { html } })}
        >
          {!isBlank && <TextMenu row={row} name={name} place={place} of={of} actions={actions} />}
        </RichTextField>
      </div>
      {!isBlank && !isFull && (
        <SectionMenu
          label={`Add a section below ${name}`}
          onAdd={(type) => actions.addAfter(row.key, type)}
        />
      )}
      {row.isAuthwalled && <Lock size={18} role="img" aria-label="for members only" className={css.lock} />}
    </li>
  )
})

interface TextMenuProps extends Pick<TextBlockProps, 'row' | 'place' | 'of' | 'actions'> {
  name: string
}

const TextMenu = ({ row, name, place, of, actions }: TextMenuProps) => (
  <Menu
    label={name}
    align="end"
    buttonClass={css.more ?? ''}
    button={
      <>
        <Glyph name="more" />
        <span className="visually-hidden">More: {name}</span>
      </>
    }
    items={[
      {
        id: 'earlier',
        label: 'Move up',
        icon: <ArrowUp size={18} aria-hidden="true" />,
        disabled: place === 1,
        onAction: () => actions.step(row.key, -1),
      },
      {
        id: 'later',
        label: 'Move down',
        icon: <ArrowDown size={18} aria-hidden="true" />,
        disabled: place === of,
        onAction: () => actions.step(row.key, 1),
      },
      {
        id: 'wall',
        label: row.isAuthwalled ? 'Show it to everybody' : 'Members only',
        icon: row.isAuthwalled ? (
          <LockOpen size={18} aria-hidden="true" />
        ) : (
          <Lock size={18} aria-hidden="true" />
        ),
        onAction: () => actions.change({ ...row, isAuthwalled: !row.isAuthwalled }),
      },
      ...backgrounds
        .filter(({ value }) => value !== row.sectionBackgroundColor)
        .map(({ value, label }) => ({
          id: value,
          label: `Background: ${label}`,
          icon: <PaintBucket size={18} aria-hidden="true" />,
          onAction: () => actions.change({ ...row, sectionBackgroundColor: value }),
        })),
      {
        id: 'remove',
        label: 'Remove',
        icon: <Trash2 size={18} aria-hidden="true" />,
        danger: true,
        onAction: () => actions.remove(row.key),
      },
    ]}
  />
)
