import { focuses, type Focus } from '../../services/rules/media/fields.ts'

/** Parts of a picture that a cut can keep, row by row, with their names. */
export const focusLabels: Readonly<Record<Focus, string>> = {
  'top-left': 'Top left',
  top: 'Top',
  'top-right': 'Top right',
  left: 'Left',
  center: 'Center',
  right: 'Right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom',
  'bottom-right': 'Bottom right',
}

/** Shapes to which editors cut a picture: width by height. */
export const shapes = {
  whole: { label: 'As it is', ratio: null },
  banner: { label: 'Banner (1468 × 560)', ratio: 1468 / 560 },
  wide: { label: 'Wide (16:9)', ratio: 16 / 9 },
  photo: { label: 'Photo (4:3)', ratio: 4 / 3 },
  square: { label: 'Square', ratio: 1 },
} as const
export type Shape = keyof typeof shapes

/** Name of a part in the API. */
export const focusName = (focus: Focus) => focus.toUpperCase().replace('-', '_')

export const isFocus = (name: string): name is Focus => focuses.some((one) => one === name)

/** Largest area of a picture with a shape, at one of its parts, as shares of the picture. */
export function areaOf({ width, height }: { width: number; height: number }, shape: Shape, focus: Focus) {
  const { ratio } = shapes[shape]
  if (ratio === null) return { left: 0, top: 0, width: 1, height: 1 }
  const [across, down] = width / height > ratio ? [(height * ratio) / width, 1] : [1, width / ratio / height]
  const at = focuses.indexOf(focus)
  return {
    left: ((at % 3) / 2) * (1 - across),
    top: (Math.floor(at / 3) / 2) * (1 - down),
    width: across,
    height: down,
  }
}
