interface Picture {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A section that may be a cover; `cover` are the options of a picture. */
interface Openable {
  readonly type: string
  readonly cover?: {
    readonly image: Picture
    readonly caption: string | null | undefined
    readonly url: string | null | undefined
  }
}

/**
 * Separates the cover from a home page's sections: the first one, if it is a picture without link and caption. The
 * cover is null otherwise.
 */
export function openingOf<Section extends Openable>(sections: readonly Section[] | null | undefined) {
  const [first, ...rest] = sections ?? []
  const isCover = first?.cover && !first.cover.caption && !first.cover.url
  return isCover ? { cover: first.cover.image, rest } : { cover: null, rest: sections ?? null }
}
