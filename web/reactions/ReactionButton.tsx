import { useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { useShell } from '../frame/shell.ts'
import { Glyph } from '../ui/Glyph.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { Popover } from '../ui/overlays/Popover.tsx'
import { ReactionIcon } from '../ui/ReactionIcon.tsx'
import { counted } from '../ui/text/counted.ts'
import type {
  ReactionButton_reactions$data,
  ReactionButton_reactions$key,
} from './__generated__/ReactionButton_reactions.graphql.ts'
import { kinds } from './kinds.ts'
import css from './reactions.module.css'
import { useWatched } from './ReactionWatch.tsx'
import { useReact } from './useReact.ts'
import { useRemoveReaction } from './useRemoveReaction.ts'

const ReactorsDialog = onDemand(async () => (await import('./ReactorsDialog.tsx')).ReactorsDialog)

const step: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus between the reactions with the arrow keys; after the last reaction comes the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = step[event.key]
  if (!by) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}

const selectedOf = ({ reactionAggregates }: ReactionButton_reactions$data) =>
  reactionAggregates.find(({ isSelected }) => isSelected)?.type

/**
 * Counts of an item's reactions, and the menu to choose one (spec §4 Reactions,
 * docs/decisions/content.md#reactions-at-zero).
 */
export function ReactionButton(props: {
  reactions: ReactionButton_reactions$key
  /** Description of the item for screen readers, such as 'Maya's comment'. */
  to: string
}) {
  const item = useFragment(
    graphql`
      fragment ReactionButton_reactions on ReactionSummary {
        id
        assocId
        assocType
        total
        reactionAggregates(chosen: true) {
          type
          count
          isSelected
        }
      }
    `,
    props.reactions,
  )
  useWatched(item.assocId, item.assocType)
  const { site } = useShell()
  const auth = useAuth()
  const [isListed, setListed] = useState(false)
  const selected = selectedOf(item)
  const showReactors =
    item.total === 0 ? undefined : () => auth.require('account', 'reaction') && setListed(true)
  const chosen = kinds.flatMap((kind) => {
    const aggregate = item.reactionAggregates.find(({ type }) => type === kind.type)
    return aggregate ? [{ ...kind, count: aggregate.count }] : []
  })
  if (!site.features.includes('Reactions')) return null
  const name = [
    `React to ${props.to}`,
    ...chosen.map(
      ({ type, label, count }) => `${label} ${count}${type === selected ? ' (your choice)' : ''}`,
    ),
    ...(item.total > 0 ? [counted(item.total, 'reaction')] : []),
  ].join(', ')
  return (
    <>
      <Popover
        label="Reactions"
        onLongPress={showReactors}
        buttonLabel={name}
        buttonClass={`${css.button} ${selected ? css.selected : ''}`}
        button={
          <>
            {chosen.length === 0 && <Glyph name="react" />}
            {chosen.map(({ type, icon, count }) => (
              <span key={type} className={type === selected ? `${css.chosen} ${css.selected}` : css.chosen}>
                <ReactionIcon kind={icon} size={20} />
                {chosen.length > 1 && <span className={css.count} data-count={count} />}
              </span>
            ))}
            {item.total > 0 && (
              <span>
                <span className={css.count}>{item.total}</span>
                {item.total === 1 ? ' reaction' : ' reactions'}
              </span>
            )}
          </>
        }
      >
        {(close) => <ReactionMenu item={item} close={close} showReactors={showReactors} />}
      </Popover>
      {isListed && <ReactorsDialog item={item} to={props.to} onClose={() => setListed(false)} />}
    </>
  )
}

/** Buttons for the five reactions, of which the viewer's own is pressed, and for the list of members who reacted. */
function ReactionMenu({
  item,
  close,
  showReactors,
}: {
  item: ReactionButton_reactions$data
  close(): void
  showReactors: (() => void) | undefined
}) {
  const auth = useAuth()
  const react = useReact()
  const remove = useRemoveReaction()
  const selected = selectedOf(item)
  return (
    <div onKeyDown={moveFocus}>
      <div className={css.menu}>
        {kinds.map(({ type, label, icon }) => {
          const count = item.reactionAggregates.find((aggregate) => aggregate.type === type)?.count ?? 0
          return (
            <button
              key={type}
              type="button"
              aria-pressed={type === selected}
              className={css.kind}
              onClick={() => {
                close()
                if (!auth.require('account', 'reaction')) return
                if (type === selected) remove(item)
                else react(item, type)
              }}
            >
              <ReactionIcon kind={icon} />
              <span>{label}</span>
              {item.total > 0 && <span className={css.number}>{count > 0 ? count : ''}</span>}
            </button>
          )
        })}
      </div>
      {showReactors && (
        <button
          type="button"
          className={css.who}
          onClick={() => {
            close()
            showReactors()
          }}
        >
          See who reacted
        </button>
      )}
    </div>
  )
}
