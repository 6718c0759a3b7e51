import { MediaId } from '../../../events/ids.ts'
import { streamOf } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { forgetUpload, oldUploads, type OldUpload } from '../../operational/uploads.ts'
import type { ImageStore } from '../../ports/images/store.ts'
import type { Sql } from '../../postgres/sql.ts'
import { imageFolder } from '../../rules/images/sizes.ts'

interface Sweeping {
  sql: Sql
  log: Pick<Log, 'read'>
  images: Pick<ImageStore, 'remove'>
}

/** True if the log says that what was to have a picture got it. */
async function isTaken(log: Sweeping['log'], { image, item }: OldUpload): Promise<boolean> {
  const events = item ? await log.read(streamOf(item)) : []
  return events.some(({ type, data }) => {
    // An item has one picture, which may be erased.
    if (type === 'PictureAttached') return true
    if (type === 'MediaAdded' || type === 'MediaReplaced') return data.file.image === image
    return type === 'ProfilePictureChanged' && data.image === image
  })
}

/** Folder of the files: a picture of the library is under its own id, any other under that of its member. */
const folderOf = ({ image, member, item }: OldUpload): string =>
  imageFolder(MediaId.safeParse(item).data ?? member, image)

/** Forgets uploads a day after them, and deletes the files of those that nothing has in the log. */
export async function sweepUploads({ sql, log, images }: Sweeping): Promise<void> {
  for (const upload of await oldUploads(sql)) {
    if (!(await isTaken(log, upload))) await images.remove(folderOf(upload))
    await forgetUpload(sql, upload.image)
  }
}
