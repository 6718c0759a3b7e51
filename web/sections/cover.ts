interface Picture {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A section that may be the cover of a home page; `cover` contains the options if it is a picture. */
interface Openable {
  readonly type: string
  readonly cover?: {
    readonly image: Picture
    readonly caption: string | null | undefined
    readonly url: string | null | undefined
  }
}

/**
 * Separates a home page's cover from its other sections. The first section is the cover if it is a picture without link
 * and caption; otherwise the cover is null.
 */
export function openingOf<Section extends Openable>(sections: readonly Section[] | null | undefined) {
  const [first, ...rest] = sections ?? []
  const isCover = first?.cover && !first.cover.caption && !first.cover.url
  return isCover ? { cover: first.cover.image, rest } : { cover: null, rest: sections ?? null }
}
