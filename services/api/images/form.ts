import { createHash } from 'node:crypto'
import { z } from 'zod'
import { MediaId } from '../../../events/ids.ts'
import type { MemberId } from '../../../events/kinds.ts'
import type { Dispatch, Intent, Outcome } from '../../commands/frame/decider.ts'
import { newId } from '../../commands/frame/ids.ts'
import { media } from '../../commands/media.ts'
import { profilePictures } from '../../commands/profile-pictures.ts'
import type { Made, Order } from '../../images/make.ts'
import type { Sent } from '../../operational/uploads.ts'
import { mediaRefusal, refusal, type Refusal } from '../../rules/authorise.ts'
import { AltText, Crop } from '../../rules/images/fields.ts'
import { privatePath } from '../../rules/images/content-paths.ts'
import { avatarWidths, contentWidths, imageFolder, imagePath } from '../../rules/images/sizes.ts'
import { Area } from '../../rules/media/fields.ts'
import { mediaFileFor, mediaFolder, mediaPath } from '../../rules/media/paths.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { checked } from '../http/problem.ts'
import type { Reads } from '../reads.ts'

/** Schema of the fields beside the file (spec §7 REST, §5 Image upload). */
const Fields = z.discriminatedUnion('image_type', [
  z.object({ image_type: z.literal('avatar'), alt: AltText, crop: Crop.nullable() }),
  z.object({ image_type: z.literal('ugc'), alt: AltText }),
  /** A picture of the library of the site: a new one, or new files of the one that `media` names. */
  z.object({
    image_type: z.literal('media'),
    media: MediaId.nullable(),
    area: Area.nullable(),
    words: z.unknown(),
  }),
])
export type Fields = z.output<typeof Fields>

export function fieldsOf(sent: ReadonlyMap<string, unknown>): Fields {
  const [left, top, side, width, height] = ['left', 'top', 'side', 'width', 'height'].map((name) =>
    sent.get(`crop_${name}`),
  )
  const [image_type, alt, name, illustrator, focus] = [
    'image_type',
    'alt',
    'name',
    'illustrator',
    'focus',
  ].map((field) => sent.get(field))
  return checked(Fields, {
    image_type,
    alt,
    crop: side === undefined ? null : { left, top, side },
    media: sent.get('media') || null,
    area: width === undefined ? null : { left, top, width, height },
    words: { name, alt, illustrator, focus },
  })
}

export const orderOf = (fields: Fields): Order =>
  fields.image_type === 'avatar'
    ? { type: 'avatar', crop: fields.crop }
    : fields.image_type === 'ugc'
      ? { type: 'ugc' }
      : { type: 'media', area: fields.area }

/** Refusal of a viewer who may not add a picture to the library, or replace this one. */
export async function libraryRefusal(
  fields: Fields,
  reads: Pick<Reads, 'mediaByIds'>,
  viewer: Viewer,
): Promise<Refusal | null> {
  if (fields.image_type !== 'media') return null
  const [row] = fields.media ? await reads.mediaByIds([fields.media]) : []
  return row ? mediaRefusal('replace', row.addedBy, viewer) : refusal('writePosts', viewer)
}

/** Where an upload belongs. */
interface Place {
  /** Name of its folder, and the folder's path. */
  image: string
  at: string
  alt: string | null
  /** What gets the picture at once; null for what a new item can take. */
  owner: MemberId | MediaId | null
  /** Tells the log whose picture it is; null if nobody's yet. */
  record: ((dispatch: Dispatch, made: Made, intent: Intent) => Promise<Outcome>) | null
  /** Body of the response for a picture of this width in pixels. */
  answer: (width: number) => { images: { full: string; medium: string }; id?: string }
}

/**
 * Place of an upload, which a retry has in common with the first attempt. Each upload has files of its own: those of an
 * earlier one with the same pixels may be about to be deleted.
 */
export function placeOf(fields: Fields, { member, command, content }: Sent & { member: MemberId }): Place {
  const image = createHash('sha256').update(`${command} ${content}`).digest('hex').slice(0, 32)
  if (fields.image_type === 'media') {
    const id = fields.media ?? newId('media', command)
    const full = mediaPath(id, image)
    return {
      image,
      at: mediaFolder(id, image),
      alt: null,
      owner: id,
      record(dispatch, { color, width, height }, intent) {
        const file = { image, color, width, height }
        if (fields.media) return dispatch(media, { name: 'replaceMedia', media: id, file }, intent)
        const added = { site: intent.site!, file, words: fields.words }
        return dispatch(media, { name: 'addMedia', media: id, ...added }, intent)
      },
      answer: (width) => ({
        images: { full, medium: mediaFileFor(full, width, contentWidths.medium) },
        id,
      }),
    }
  }
  const { alt } = fields
  const at = imageFolder(member, image)
  if (fields.image_type === 'ugc') {
    const images = {
      full: privatePath(member, image, 'full'),
      medium: privatePath(member, image, 'medium'),
    }
    return { image, at, alt, owner: null, record: null, answer: () => ({ images, id: image }) }
  }
  const pathOf = (width: number) => imagePath(member, image, width)
  const images = { full: pathOf(avatarWidths.full), medium: pathOf(avatarWidths.medium) }
  return {
    image,
    at,
    alt,
    owner: member,
    record: (dispatch, { color }, intent) =>
      dispatch(profilePictures, { name: 'changeProfilePicture', picture: { image, alt, color } }, intent),
    answer: () => ({ images }),
  }
}
