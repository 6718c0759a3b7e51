import { streamOf } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { forgetUpload, oldUploads } from '../../operational/uploads.ts'
import type { ImageStore } from '../../ports/images/store.ts'
import type { Sql } from '../../postgres/sql.ts'
import { imageFolder } from '../../rules/images/sizes.ts'

interface Sweeping {
  sql: Sql
  log: Pick<Log, 'read'>
  images: Pick<ImageStore, 'remove'>
}

/** Forgets uploads a day after them, and deletes the files of those that no item has in the log. */
export async function sweepUploads({ sql, log, images }: Sweeping): Promise<void> {
  for (const { image, member, item } of await oldUploads(sql)) {
    const events = item ? await log.read(streamOf(item)) : []
    // An item has one picture, which may be erased.
    const isTaken = events.some(({ type }) => type === 'PictureAttached')
    if (!isTaken) await images.remove(imageFolder(member, image))
    await forgetUpload(sql, image)
  }
}
