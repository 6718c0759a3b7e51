import { has, isCommentable, type Kind } from '../../events/kinds.ts'
import { may } from './authorise.ts'
import type { PictureState } from './images/reviews.ts'
import { isRemoved, isSelf, type Readable, type Viewer, type Visible } from './visibility.ts'

interface ContentActions {
  edit: boolean
  withdraw: boolean
  delete: boolean
  markAsSpam: boolean
  hide: boolean
  restore: boolean
  lock: boolean
  pin: boolean
  allowPicture: boolean
  removePicture: boolean
  move: boolean
  merge: boolean
  flag: boolean
  /** True if the viewer may delete illegal content from the log and all copies. */
  purge: boolean
}

/** True for an item that no decision has removed. */
const isKept = ({ state }: Pick<Visible, 'state'>) => state !== 'spam' && state !== 'deleted'

/** The actions that a viewer may take on an item which the viewer can see. */
export function contentActions(
  item: Pick<Visible, 'author' | 'state'> &
    Readable & {
      kind: Kind
      parent: string | null
      locked: boolean
      pinned: boolean
      pictureState: PictureState | null
    },
  viewer: Viewer,
): ContentActions {
  const isOwn = isSelf(viewer, item.author)
  const isPresent = !isRemoved(item) && item.state !== 'deleted'
  const isPictured = !isOwn && isPresent && item.pictureState !== null
  // A merged thread has no lock, category and replies of its own.
  const isOpenThread = !isOwn && isPresent && item.kind === 'thread' && item.parent === null
  return {
    edit: isOwn && isPresent && isKept(item) && may('editOwn', viewer),
    withdraw: isOwn && isPresent && may('withdrawOwn', viewer),
    delete: !isOwn && item.state !== 'deleted' && may('deleteContent', viewer),
    markAsSpam: !isOwn && isKept(item) && !has(item.kind, 'editorial') && may('markAsSpam', viewer),
    hide: !isOwn && item.state === 'visible' && may('hideContent', viewer),
    restore:
      !isOwn &&
      item.state !== 'visible' &&
      may(item.state === 'deleted' ? 'deleteContent' : 'restoreContent', viewer),
    lock:
      !isOwn &&
      isPresent &&
      isCommentable(item.kind) &&
      item.parent === null &&
      !item.locked &&
      may('lockContent', viewer),
    allowPicture: isPictured && item.pictureState !== 'allowed' && may('reviewPicture', viewer),
    removePicture: isPictured && item.pictureState !== 'removed' && may('reviewPicture', viewer),
    pin: isOpenThread && !item.pinned && may('pinContent', viewer),
    move: isOpenThread && may('moveContent', viewer),
    merge: isOpenThread && item.state === 'visible' && may('mergeContent', viewer),
    flag: !isOwn && isPresent && may('flagContent', viewer),
    purge: may('purgeContent', viewer),
  }
}
