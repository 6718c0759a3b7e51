import { isErased } from '../../events/define.ts'
import { MediaId } from '../../events/ids.ts'
import { streamOf } from '../../events/kinds.ts'
import type { ImageStore } from '../ports/images/store.ts'
import { imageFolder } from '../rules/images/sizes.ts'
import { mediaFolder } from '../rules/media/paths.ts'
import type { Effect } from './effects.ts'
import type { SendTools } from './letter.ts'

export interface PictureTools extends Pick<SendTools, 'log'> {
  images: Pick<ImageStore, 'remove'>
}

/**
 * Deletes the files of a member's pictures, except the current one, and the last one that a moderator removed, as an
 * undo returns it.
 */
export async function removePictures({ log, images }: PictureTools, { member }: Effect): Promise<void> {
  let current: string | null = null
  let withheld: string | null = null
  const before = new Set<string>()
  for (const { type, data } of await log.read(streamOf(member))) {
    if (type === 'MemberPictureRemoved') withheld = current
    if (type === 'ProfilePictureRemoved') current = null
    if (type !== 'ProfilePictureChanged') continue
    // The erasure deletes all files of the member.
    if (isErased(data.image)) return
    current = data.image
    withheld = null
    before.add(current)
  }
  for (const image of before)
    if (image !== current && image !== withheld) await images.remove(imageFolder(member, image))
}

/** Deletes the files of a picture of the library, except the current ones. */
export async function removeMedia({ log, images }: PictureTools, { item }: Effect): Promise<void> {
  const id = MediaId.parse(item)
  let current: string | null = null
  const all = new Set<string>()
  for (const { type, data } of await log.read(streamOf(id))) {
    if (type === 'MediaRemoved') current = null
    if (type !== 'MediaAdded' && type !== 'MediaReplaced') continue
    current = data.file.image
    all.add(current)
  }
  for (const image of all) if (image !== current) await images.remove(mediaFolder(id, image))
}
