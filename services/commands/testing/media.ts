import type { CatalogueEvent } from '../../../events/catalogue.ts'
import type { MediaFile, MediaWords } from '../../../events/media.ts'
import { streamOf, type MediaId, type MemberId } from '../../../events/kinds.ts'
import type { History } from './spec.ts'
import { ada, site } from './stories.ts'

export const picture: MediaId = 'media_01jd0000000000000000000001'
export const mediaFile: MediaFile = {
  image: '0123456789abcdef0123456789abcdef',
  color: '#3366cc',
  width: 1600,
  height: 900,
}
export const mediaWords: MediaWords = {
  name: 'walk',
  alt: 'Two people on a path',
  illustrator: null,
  focus: 'center',
}

export const mediaAdded = (by: MemberId | null): CatalogueEvent => ({
  type: 'MediaAdded',
  data: { media: picture, site, by, file: mediaFile, words: mediaWords },
})

/** A picture that Ada added. */
export const libraryPicture: History = { stream: streamOf(picture), events: [mediaAdded(ada)] }
