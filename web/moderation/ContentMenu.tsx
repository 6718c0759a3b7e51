import { Ban, Flag, History, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { may } from '../../services/rules/authorise.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { useApp } from '../App.tsx'
import { useShell, viewerOf } from '../shell/shell.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import menu from '../ui/overlays/menu.module.css'
import { Popover } from '../ui/overlays/Popover.tsx'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { toast } from '../ui/overlays/toast.ts'
import type { ContentMenu_item$data, ContentMenu_item$key } from './__generated__/ContentMenu_item.graphql.ts'
import type { Operation } from './decision/DecisionDialog.tsx'
import css from './moderation.module.css'
import { useWithdraw } from '../withdrawals/useWithdraw.ts'

const DecisionDialog = onDemand(async () => (await import('./decision/DecisionDialog.tsx')).DecisionDialog)
const FlagDialog = onDemand(async () => (await import('./flags/FlagDialog.tsx')).FlagDialog)

interface ContentMenuProps {
  item: ContentMenu_item$key
  /** Name of the item, unique on the page, such as 'reply 3 by Tomasz W.'. */
  name: string
  /** Path of the page that shows the item. */
  link: string
  onEdit(): void
  /** Called after a moderator has deleted the item. */
  onDeleted?(): void
  /** Called after the author has deleted the item. */
  onWithdrawn(): void
}

/** A moderator's decision that a dialog asks to confirm, and the item's revision when the menu was opened. */
interface Deciding {
  item: ContentMenu_item$data
  operation: Operation | 'REPORT'
}

/** Menu of actions on an item for its author, its readers and moderators (spec §6). */
export function ContentMenu({ onDeleted, ...props }: ContentMenuProps) {
  const [deciding, decide] = useState<Deciding | null>(null)
  return (
    <>
      <Popover
        align="end"
        label={`More options for ${props.name}`}
        className={css.menu}
        buttonClass={css.more ?? ''}
        button={
          <>
            <Glyph name="more" />
            <span className="visually-hidden">{`More options for ${props.name}`}</span>
          </>
        }
      >
        {(close) => <Entries {...props} close={close} decide={decide} />}
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
            item={deciding.item}
            operation={deciding.operation}
            onClose={() => decide(null)}
            {...(onDeleted && { onDeleted })}
          />
        )
      )}
    </>
  )
}

function Entries(
  props: Omit<ContentMenuProps, 'onDeleted'> & { close(): void; decide(deciding: Deciding): void },
) {
  const item = useFragment(
    graphql`
      fragment ContentMenu_item on Content {
        id
        assocType
        viewerCan {
          edit
          withdraw
          delete
          markAsSpam
          flag
        }
        ...DecisionDialog_item
      }
    `,
    props.item,
  )
  const shell = useShell()
  const { origin } = useApp()
  const auth = useAuth()
  const withdraw = useWithdraw()
  const { viewerCan } = item
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${origin}${props.link}`)
      toast('Link copied.')
    } catch {
      // An error means that the browser does not allow copying, for example on a page without TLS.
      toast("Couldn't copy the link. You can copy it from the address bar.", 'error')
    }
  }
  const canFlag = viewerCan.flag || !shell.viewer || shell.viewer.isVerified !== true
  const takeBack = async () => {
    if (await withdraw({ assocId: item.id, assocType: item.assocType })) props.onWithdrawn()
  }
  const decide = (operation: Deciding['operation']) => () => props.decide({ item, operation })
  const entries = [
    { text: 'Copy link', Icon: Link2, shown: true, run: copy },
    { text: 'Edit', Icon: Pencil, shown: viewerCan.edit, run: props.onEdit },
    {
      text: 'Report',
      Icon: Flag,
      shown: canFlag && !viewerCan.withdraw,
      run: () => auth.require('verified', 'report') && decide('REPORT')(),
    },
    { text: 'Mark as spam', Icon: Ban, shown: viewerCan.markAsSpam, run: decide('SPAM') },
    {
      text: 'Delete',
      Icon: Trash2,
      shown: viewerCan.withdraw || viewerCan.delete,
      run: viewerCan.withdraw ? takeBack : decide('DELETE'),
    },
  ]
  return (
    <ul className={menu.list}>
      {entries
        .filter(({ shown }) => shown)
        .map(({ text, Icon, run }) => (
          <li key={text}>
            <button
              type="button"
              className={menu.entry}
              onClick={() => {
                props.close()
                run()
              }}
            >
              <Icon size={20} aria-hidden="true" /> {text}
            </button>
          </li>
        ))}
      {may('viewModeration', viewerOf(shell)) && (
        <li>
          <SiteLink to={urlFor.moderationItem(item.id)} className={menu.entry} target="_blank">
            <History size={20} aria-hidden="true" /> History
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
