import type { z } from 'zod'

/** Path of a value in the options of a section: its name, or `image.url` for a value inside an object. */
type PathIn<Options> = {
  [Name in keyof Options & string]: NonNullable<Options[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Options[Name]> extends object
      ? `${Name}.${PathIn<NonNullable<Options[Name]>>}`
      : Name
}[keyof Options & string]

/** Names of the options that are lists of objects, such as the pictures of a gallery. */
type ListIn<Options> = {
  [Name in keyof Options & string]: NonNullable<Options[Name]> extends readonly object[] ? Name : never
}[keyof Options & string]

type EntryOf<List> = NonNullable<List> extends readonly (infer Entry)[] ? Entry : never

/** A field for one value in the form with which editors edit a section. */
export interface ValueField<Path extends string = string> {
  path: Path
  /**
   * `lines` is a list of texts, one per line; `date` is a day. `picture` is the path of a picture, with which editors
   * choose its words (`words`) and size (`size`) too.
   */
  kind: 'line' | 'text' | 'html' | 'number' | 'lines' | 'date' | 'choice' | 'picture' | 'words' | 'size'
  label: string
  hint?: string
  /** Path of another field, without whose value this value is not stored; a field's own path makes it optional. */
  with?: Path
  /** Values of a `choice`; the first is the default. */
  options?: readonly { value: string; label: string }[]
}

/** A list of objects in a section's form, each of which has the same fields. Their paths start at the entry. */
export interface ListField<Path extends string = string, Entry = unknown> {
  path: Path
  kind: 'list'
  label: string
  hint?: string
  /** Name of an entry, such as Picture. */
  entry: string
  /** Smallest and greatest number of entries. */
  least: number
  most: number
  fields: readonly (unknown extends Entry ? SectionField : FieldIn<Entry>)[]
}

export type SectionField = ValueField | ListField

type FieldIn<Options> =
  | ValueField<Exclude<PathIn<Options>, ListIn<Options>>>
  | { [Name in ListIn<Options>]: ListField<Name, EntryOf<Options[Name & keyof Options]>> }[ListIn<Options>]

/** Headings under which the menu of the editor has the section types. */
export const sectionGroups = {
  text: 'Text and pictures',
  links: 'Links to content',
  community: 'Community',
  forms: 'Forms, games and advertisements',
} as const

/** Form for the options of a section type, which match the schema `Options`. */
export interface SectionForm<Options extends z.ZodType = z.ZodType> {
  /** Name of the section type in the editor. */
  label: string
  group: keyof typeof sectionGroups
  /** Sentence about the section type in the menu. */
  about: string
  /** Outline of the section type in the menu: the path of lines on 48 by 28 units. */
  sketch: string
  /** True while the product cannot do what the section promises; then it is not offered. */
  isUnbuilt?: true
  /** Explanation for editors, such as the parts of the product that the section waits for. */
  note?: string
  fields: readonly (z.ZodType extends Options ? SectionField : FieldIn<z.input<Options>>)[]
}

export const linkHint = 'A path or an address starting with https://'

type PicturePath<At extends string> = `${At}.${'url' | 'alt' | 'width' | 'height'}`

/** Form fields of a picture that can be omitted, at a path of the options. */
export const optionalPictureAt = <At extends string>(at: At): readonly ValueField<PicturePath<At>>[] =>
  pictureAt(at).map((field) => ({ ...field, with: `${at}.url` }))

/** Form fields of a picture at a path of the options. */
const pictureAt = <At extends string>(at: At): readonly ValueField<PicturePath<At>>[] => [
  { path: `${at}.url`, kind: 'picture', label: 'Picture' },
  {
    path: `${at}.alt`,
    kind: 'words',
    label: 'Image description',
    hint: "For people who can't see the image. Leave blank if it's decorative.",
  },
  { path: `${at}.width`, kind: 'size', label: 'Width' },
  { path: `${at}.height`, kind: 'size', label: 'Height' },
]

export const picture = pictureAt('image')
export const optionalPicture = optionalPictureAt('image')

/** Form fields of a link with what makes people follow it (`Item` in services/rules/sections). */
export const itemFields: readonly ValueField<
  'title' | 'url' | 'label' | 'body' | (typeof picture)[number]['path']
>[] = [
  { path: 'title', kind: 'line', label: 'Title' },
  { path: 'url', kind: 'line', label: 'Link', hint: linkHint },
  { path: 'label', kind: 'line', label: 'Label', hint: 'Optional', with: 'label' },
  { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
  ...optionalPicture,
]

/** Form fields of a lead, whose form a section shows. */
export const leadFields: readonly ValueField<'campaign' | 'form' | 'medium' | 'contentType'>[] = [
  { path: 'campaign', kind: 'line', label: 'Campaign', hint: 'Name under which sign-ups are counted' },
  { path: 'form', kind: 'line', label: 'Form', hint: 'Optional', with: 'form' },
  { path: 'medium', kind: 'line', label: 'Medium', hint: 'Default: Site', with: 'medium' },
  { path: 'contentType', kind: 'line', label: 'Content type', hint: 'Optional', with: 'contentType' },
]

export const videoFields: readonly ValueField<'url' | 'captions' | (typeof picture)[number]['path']>[] = [
  {
    path: 'url',
    kind: 'line',
    label: 'Video',
    hint: 'A path on this site to a video file, or the address of its page elsewhere. Readers open that page themselves.',
  },
  {
    path: 'captions',
    kind: 'line',
    label: 'Captions',
    hint: 'Optional. A path on this site to a file with captions (.vtt).',
    with: 'captions',
  },
  ...picture,
]
