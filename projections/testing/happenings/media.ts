import { streamOf, type MediaId } from '../../../events/kinds.ts'
import type { MediaFile, MediaWords } from '../../../events/media.ts'
import type { Happenings, Make } from '../happening.ts'
import { idOf, site } from '../world.ts'

/** Pictures, of which happenings of publishing use some. */
export const pictures: readonly MediaId[] = [idOf('media', 0), idOf('media', 1), idOf('media', 2)]
const ofNumber = (n: number) => pictures[n % pictures.length]!

const fileOf = (n: number): MediaFile => ({
  image: `${n}`.repeat(32),
  color: '#336699',
  width: 100 + n,
  height: 50,
})
const wordsOf = (n: number, body: string): MediaWords => ({
  name: `Picture ${body}`,
  alt: n % 2 ? `A walk ${n}` : '',
  illustrator: n > 2 ? body : null,
  focus: n % 2 ? 'top' : 'center',
})

/** A step that changes a picture, if it has been added. */
const later =
  (make: (media: MediaId, n: number, body: string) => ReturnType<Make>): Make =>
  ({ made }, { n, body }) =>
    made.has(ofNumber(n)) ? make(ofNumber(n), n, body) : null

export const media: Happenings = {
  steps: {
    addMedia({ made }, { by, n, who, body }) {
      const media = ofNumber(n)
      if (made.has(media)) return null
      made.set(media, by)
      const data = { media, site, by: who % 2 ? by : null, file: fileOf(n), words: wordsOf(who, body) }
      return { type: 'MediaAdded', data }
    },
    describeMedia: later((media, n, body) => ({
      type: 'MediaDescribed',
      data: { media, words: wordsOf(n, body) },
    })),
    replaceMedia: later((media, n) => ({ type: 'MediaReplaced', data: { media, file: fileOf(n + 1) } })),
    removeMedia: later((media, n) => (n > 3 ? { type: 'MediaRemoved', data: { media } } : null)),
  },
  stream: ({ data }) => ('media' in data ? streamOf(data.media) : null),
}
