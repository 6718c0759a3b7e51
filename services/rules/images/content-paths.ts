import type { ContentId, MemberId } from '../../../events/kinds.ts'
import { IMAGE_PATH, imageFolder, type contentWidths } from './sizes.ts'

/** Path at which members find the files of pictures in content that not everybody may see. */
export const PRIVATE_IMAGE_PATH = '/api/pictures/'

export type ContentFile = keyof typeof contentWidths

/** Path of a file of a picture in content, as long as everybody may see it. */
export const contentPath = (item: ContentId, image: string, file: ContentFile): string =>
  `${IMAGE_PATH}${item}/${image}/${file}.webp`

/** Path of a file of a picture in content, at which its author and moderators see it. */
export const privatePath = (author: MemberId, image: string, file: ContentFile): string =>
  `${PRIVATE_IMAGE_PATH}${imageFolder(author, image)}${file}.webp`
