import type { PostHead } from '../../../../projections/publishing/queries.ts'
import { mediaFileFor } from '../../../rules/media/paths.ts'
import type { GraphContext } from '../frame/context.ts'
import { shownPicture } from '../media/shown-picture.ts'

/** Least widths in pixels of the files of a featured picture (spec §3 FeaturedMedia). */
const leastWidths = { urlMedium: 640, urlLarge: 1024, urlRecommended: 320 } as const

/** A featured picture as editors have it: with its present file. */
export async function editedMedia(media: PostHead['featuredMedia'], context: GraphContext) {
  if (!media) return null
  const { url, width, height } = await shownPicture(media, context)
  return { ...media, url, width, height }
}

/** A featured picture with the addresses of its files on a host. */
export async function mediaOf(media: PostHead['featuredMedia'], host: string, context: GraphContext) {
  if (!media) return null
  const { illustrator: huIllustratorName, alt, name } = media
  const { url: path, width, height, focus } = await shownPicture(media, context)
  const urlOf = (least: number) => `https://${host}${mediaFileFor(path, width, least)}`
  return {
    path,
    url: `https://${host}${path}`,
    urlMedium: urlOf(leastWidths.urlMedium),
    urlLarge: urlOf(leastWidths.urlLarge),
    urlRecommended: urlOf(leastWidths.urlRecommended),
    huIllustratorName,
    alt,
    name,
    width,
    height,
    focus,
  }
}
