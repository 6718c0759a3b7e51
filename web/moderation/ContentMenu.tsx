import { useState } from 'react'
import { sameCourse } from '../frame/routing/useFollowUp.ts'
import { Glyph } from '../ui/Glyph.tsx'
import menu from '../ui/overlays/menu.module.css'
import { Popover } from '../ui/overlays/Popover.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import type {
  ContentEntries_item$data,
  ContentEntries_item$key,
} from './__generated__/ContentEntries_item.graphql.ts'
import type { Operation } from './decision/decisions.ts'
import css from './moderation.module.css'

const ContentEntries = onDemand(async () => (await import('./ContentEntries.tsx')).ContentEntries)
const DecisionDialog = onDemand(async () => (await import('./decision/DecisionDialog.tsx')).DecisionDialog)
const FlagDialog = onDemand(async () => (await import('./flags/FlagDialog.tsx')).FlagDialog)

export interface ContentMenuProps {
  item: ContentEntries_item$key
  /** Name of the item, unique on the page, such as 'reply 3 by Tomasz W.'. */
  name: string
  /** Path of the page that shows the item. */
  link: string
  /** Edits the item; missing for what only its own editors' screens edit. */
  onEdit?: (() => void) | undefined
  /** Quotes the item in an answer; missing where there are none. */
  onQuote?: (() => void) | undefined
  /** Called after a moderator has deleted the item, unless the moderator has gone elsewhere meanwhile. */
  onDeleted?(): void
  /** Called after the author has deleted the item; missing where it has no author. */
  onWithdrawn?: (() => void) | undefined
}

/** A moderator's decision that a dialog asks to confirm, and the item's revision when the menu was opened. */
export interface Deciding {
  item: ContentEntries_item$data
  operation: Operation | 'REPORT'
}

/** Menu of actions on an item for its author, its readers and moderators (spec §6). */
export function ContentMenu({ onDeleted, ...props }: ContentMenuProps) {
  const [deciding, decide] = useState<(Deciding & { isHere(): boolean }) | null>(null)
  return (
    <>
      <Popover
        align="end"
        label={`More options for ${props.name}`}
        className={css.menu}
        buttonClass={menu.more ?? ''}
        button={
          <>
            <Glyph name="more" />
            <span className="visually-hidden">{`More options for ${props.name}`}</span>
          </>
        }
      >
        {(close) => (
          <ContentEntries
            {...props}
            close={close}
            decide={(next) => decide({ ...next, isHere: sameCourse() })}
          />
        )}
      </Popover>
      {deciding?.operation === 'REPORT' ? (
        <FlagDialog
          heading={`Report ${props.name}`}
          assocId={deciding.item.id}
          assocType={deciding.item.assocType}
          onClose={() => decide(null)}
        />
      ) : (
        deciding && (
          <DecisionDialog
            target={{
              assocId: deciding.item.id,
              assocType: deciding.item.assocType,
              revision: deciding.item.revision,
            }}
            operation={deciding.operation}
            onClose={() => decide(null)}
            onDecided={() => deciding.operation === 'DELETE' && deciding.isHere() && onDeleted?.()}
          />
        )
      )}
    </>
  )
}
