import {
  Ban,
  Bell,
  BellOff,
  EyeOff,
  Flag,
  FolderInput,
  History,
  Image,
  ImageOff,
  Link2,
  Lock,
  Merge,
  Pencil,
  Pin,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { may } from '../../services/rules/authorise.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { useApp } from '../frame/document/App.tsx'
import { useShell, viewerOf } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import menu from '../ui/overlays/menu.module.css'
import { useThreadChoice } from '../follows/useThreadChoice.ts'
import { toast } from '../ui/overlays/toast.ts'
import { useWithdraw } from '../withdrawals/useWithdraw.ts'
import type { ContentMenuProps, Deciding } from './ContentMenu.tsx'

/** Entries of the menu of actions, loaded when a menu is opened for the first time. */
export function ContentEntries(
  props: Omit<ContentMenuProps, 'onDeleted'> & { close(): void; decide(deciding: Deciding): void },
) {
  const item = useFragment(
    graphql`
      fragment ContentEntries_item on Content {
        id
        assocType
        revision
        viewerCan {
          edit
          withdraw
          delete
          markAsSpam
          hide
          restore
          lock
          pin
          allowPicture
          removePicture
          move
          merge
          flag
        }
        ... on Thread {
          isFollowed
          isSilenced
        }
      }
    `,
    props.item,
  )
  const shell = useShell()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('button')?.focus()
    // The panel takes its place again, because it was opened before its content was loaded.
    dispatchEvent(new Event('resize'))
  }, [])
  const { origin } = useApp()
  const auth = useAuth()
  const withdraw = useWithdraw()
  const { viewerCan, isFollowed = false, isSilenced = false } = item
  const isThread = item.assocType === 'THREAD'
  const choose = useThreadChoice(item.id)
  const canFlag = viewerCan.flag || !shell.viewer || shell.viewer.isVerified !== true
  const takeBack = async () => {
    if (await withdraw({ assocId: item.id, assocType: item.assocType })) props.onWithdrawn?.()
  }
  const decide = (operation: Deciding['operation']) => () => props.decide({ item, operation })
  const entries = [
    { text: 'Copy link', Icon: Link2, shown: true, run: () => copy(`${origin}${props.link}`) },
    { text: 'Quote', Icon: TextQuote, shown: props.onQuote !== undefined, run: () => props.onQuote?.() },
    {
      text: isFollowed ? 'Unfollow thread' : 'Follow thread',
      Icon: isFollowed ? BellOff : Bell,
      // Authors hear of replies without following.
      shown: isThread && !viewerCan.withdraw,
      run: () => auth.require('account', 'follow') && choose.follow(!isFollowed),
    },
    {
      text: isSilenced ? 'Turn notifications on' : 'Turn notifications off',
      Icon: isSilenced ? Bell : BellOff,
      shown: isThread && shell.viewer !== null && (viewerCan.withdraw || isFollowed || isSilenced),
      run: () => choose.silence(!isSilenced),
    },
    { text: 'Edit', Icon: Pencil, shown: viewerCan.edit, run: () => props.onEdit?.() },
    {
      text: 'Report',
      Icon: Flag,
      shown: canFlag && !viewerCan.withdraw,
      run: () => auth.require('verified', 'report') && decide('REPORT')(),
    },
    { text: 'Restore', Icon: Undo2, shown: viewerCan.restore, run: decide('RESTORE') },
    { text: 'Lock', Icon: Lock, shown: viewerCan.lock, run: decide('LOCK') },
    { text: 'Pin', Icon: Pin, shown: viewerCan.pin, run: decide('PIN') },
    { text: 'Allow picture', Icon: Image, shown: viewerCan.allowPicture, run: decide('ALLOW_PICTURE') },
    { text: 'Remove picture', Icon: ImageOff, shown: viewerCan.removePicture, run: decide('REMOVE_PICTURE') },
    { text: 'Move', Icon: FolderInput, shown: viewerCan.move, run: decide('MOVE') },
    { text: 'Merge', Icon: Merge, shown: viewerCan.merge, run: decide('MERGE') },
    { text: 'Hide until edited', Icon: EyeOff, shown: viewerCan.hide, run: decide('HIDE') },
    { text: 'Mark as spam', Icon: Ban, shown: viewerCan.markAsSpam, run: decide('SPAM') },
    {
      text: 'Delete',
      Icon: Trash2,
      shown: viewerCan.withdraw || viewerCan.delete,
      run: viewerCan.withdraw ? takeBack : decide('DELETE'),
    },
  ]
  return (
    <ul ref={list} className={menu.list}>
      {entries
        .filter(({ shown }) => shown)
        .map(({ text, Icon, run }) => (
          <li key={text}>
            <button
              type="button"
              className={menu.entry}
              onClick={() => {
                props.close()
                void run()
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

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast('Link copied.')
  } catch {
    // An error means that the browser does not allow copying, for example on a page without TLS.
    toast("Couldn't copy the link. You can copy it from the address bar.", 'error')
  }
}
