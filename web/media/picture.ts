import { srcSetOf } from '../../services/rules/media/paths.ts'
import css from './focus.module.css'

interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly focus?: string | null | undefined
}

/** Attributes of an image for a picture, which is shown with the given `sizes`. */
export const imageOf = ({ url, width, height }: Picture, sizes: string) => {
  const srcSet = srcSetOf(url, width)
  return { src: url, width, height, ...(srcSet && { srcSet, sizes }) }
}

/** Class with the part of a picture that a cut keeps. */
export const focusOf = ({ focus }: Pick<Picture, 'focus'>): string => (focus && css[focus]) || ''
