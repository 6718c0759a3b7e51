import type { MediaId, MemberId } from '../../../events/kinds.ts'

// Sizes and names of images, without the schemas, because pages load them.

/** Maximum size of an uploaded file (spec §9). */
export const MAX_IMAGE_BYTES = 4_000_000

/** Widths of the files of an avatar in pixels: those of spec §3 User, and two for screens with a higher density. */
export const avatarWidths = { header: 28, thumb: 44, profileTooltip: 100, medium: 125, full: 150 } as const
export const denseAvatarWidths = { small: 88, large: 300 } as const

/** Sides of the squares that hold the two files of an image in content, in pixels. */
export const contentWidths = { medium: 800, full: 1600 } as const

/** Picture of a member's profile. */
export interface Picture {
  /** Digest that names its files. */
  image: string
  /** Words of the member that describe it; null if there are none. */
  alt: string | null
  /** Average color as #rrggbb. */
  color: string
}

export interface ContentPicture extends Picture {
  /** Size of its largest file in pixels. */
  width: number
  height: number
}

/** Path at which everybody finds the files of images; it needs no session. */
export const IMAGE_PATH = '/pictures/'

/** Folder of all files of a member's images in the store. */
export const imagesOf = (member: MemberId): string => `${member}/`

/** Folder of the files of one image of a member, or of the library, in the store. */
export const imageFolder = (owner: MemberId | MediaId, image: string): string => `${owner}/${image}/`

/** Path of a file of an avatar, such as `/pictures/member_01jd…/0a1b…/44.webp`. */
export const imagePath = (member: MemberId, image: string, width: number): string =>
  `${IMAGE_PATH}${imageFolder(member, image)}${width}.webp`

/** Paths of the files of a member's picture by the sizes of spec §3 User, its words and its color. */
export function avatarOf(member: MemberId, { image, alt, color }: Picture) {
  const at = (width: number) => imagePath(member, image, width)
  const { header, thumb, profileTooltip, medium, full } = avatarWidths
  return {
    header: at(header),
    thumb: at(thumb),
    profileTooltip: at(profileTooltip),
    medium: at(medium),
    large: at(full),
    full: at(full),
    alt,
    color,
  }
}
