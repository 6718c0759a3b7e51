import type { KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../accounts/Auth.tsx'
import { useShell } from '../shell/shell.ts'
import { Glyph } from '../ui/Glyph.tsx'
import { Popover } from '../ui/Popover.tsx'
import { ReactionIcon } from '../ui/ReactionIcon.tsx'
import type {
  ReactionButton_reactions$data,
  ReactionButton_reactions$key,
} from './__generated__/ReactionButton_reactions.graphql.ts'
import { kinds } from './kinds.ts'
import css from './reactions.module.css'
import { useWatched } from './ReactionWatch.tsx'
import { useReact } from './useReact.ts'
import { useRemoveReaction } from './useRemoveReaction.ts'

const step: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys go from one reaction to the next, round and round. */
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

/** The viewer's reaction to an item, how many there are, and the menu of the five (spec §4 Reactions). */
export function ReactionButton(props: { reactions: ReactionButton_reactions$key }) {
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
  const selected = selectedOf(item)
  const sign = kinds.find(({ type }) => type === selected)?.icon
  if (!site.features.includes('Reactions')) return null
  return (
    <Popover
      label="Reactions"
      buttonClass={`${css.button} ${selected ? css.selected : ''}`}
      button={
        <>
          {sign ? <ReactionIcon kind={sign} size={20} /> : <Glyph name="react" />}
          <span>
            {item.total > 0 && <span className={css.count}>{item.total}</span>}
            {item.total === 1 ? ' reaction' : ' reactions'}
          </span>
        </>
      }
    >
      {(close) => <ReactionMenu item={item} close={close} />}
    </Popover>
  )
}

/** The five, the viewer's own pressed. */
function ReactionMenu({ item, close }: { item: ReactionButton_reactions$data; close(): void }) {
  const auth = useAuth()
  const react = useReact()
  const remove = useRemoveReaction()
  const selected = selectedOf(item)
  return (
    <div className={css.menu} onKeyDown={moveFocus}>
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
              if (!auth.require('account')) return
              if (type === selected) remove(item)
              else react(item, type)
            }}
          >
            <ReactionIcon kind={icon} />
            <span>{label}</span>
            <span className={css.number}>{count > 0 ? count : ''}</span>
          </button>
        )
      })}
    </div>
  )
}
