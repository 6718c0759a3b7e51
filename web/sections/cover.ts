interface Picture {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A section as far as it may be a cover; `cover` are the options of a picture. */
interface Openable {
  readonly type: string
  readonly cover?: {
    readonly image: Picture
    readonly caption: string | null | undefined
    readonly url: string | null | undefined
  }
}

/**
 * Takes the cover off the sections of a home page: its first one, where that is a picture without a target and without a
 * caption. It stands beside the heading; null where the page opens with something else.
 */
export function openingOf<Section extends Openable>(sections: readonly Section[] | null | undefined) {
  const [first, ...rest] = sections ?? []
  const isCover = first?.cover && !first.cover.caption && !first.cover.url
  return isCover ? { cover: first.cover.image, rest } : { cover: null, rest: sections ?? null }
}
