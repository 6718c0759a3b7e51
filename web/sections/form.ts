import type { z } from 'zod'

/** Path of a field in the options of a section: the field's name, or `image.url` for a field of a nested object. */
type PathIn<Options> = {
  [Name in keyof Options & string]: NonNullable<Options[Name]> extends object
    ? `${Name}.${keyof NonNullable<Options[Name]> & string}`
    : Name
}[keyof Options & string]

/** A field of the form with which administrators edit a section. */
export interface SectionField<Path extends string = string> {
  path: Path
  kind: 'line' | 'text' | 'html' | 'number'
  label: string
  hint?: string
  /** Path of another field, without whose value this value is not stored; a field's own path makes it optional. */
  with?: Path
}

/** Form for the options of a section type, which match the schema `Options`. */
export interface SectionForm<Options extends z.ZodType = z.ZodType> {
  /** Name of the section type in the editor. */
  label: string
  fields: readonly SectionField<z.ZodType extends Options ? string : PathIn<z.input<Options>>>[]
}

type PicturePath = `image.${'url' | 'alt' | 'width' | 'height'}`

/** Form fields of a picture. */
export const picture: readonly SectionField<PicturePath>[] = [
  {
    path: 'image.url',
    kind: 'line',
    label: 'Picture',
    hint: 'A path on this site, such as /uploads/walk.jpg',
  },
  {
    path: 'image.alt',
    kind: 'line',
    label: 'Image description',
    hint: "For people who can't see the image. Leave blank if it's decorative.",
  },
  { path: 'image.width', kind: 'number', label: 'Width in pixels' },
  { path: 'image.height', kind: 'number', label: 'Height in pixels' },
]

/** Form fields of a picture that can be omitted. */
export const optionalPicture: readonly SectionField<PicturePath>[] = picture.map((field) => ({
  ...field,
  with: 'image.url',
}))
