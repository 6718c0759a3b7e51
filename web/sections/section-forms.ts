// Generated from the folders in web/sections by `npm run generate`.
import type { DrawnSection } from '../../services/rules/sections/sections.ts'
import { form as CopyItem } from './CopyItem/form.ts'
import { form as ForumDriver } from './ForumDriver/form.ts'
import { form as HTML } from './HTML/form.ts'
import { form as ImageSection } from './ImageSection/form.ts'
import { form as PostTeaser } from './PostTeaser/form.ts'
import { form as Quote } from './Quote/form.ts'

export const forms = {
  CopyItem,
  ForumDriver,
  HTML,
  ImageSection,
  PostTeaser,
  Quote,
} as const

/** Converts a section's options to the API's input. */
export function optionsInput(section: DrawnSection) {
  switch (section.type) {
    case 'CopyItem':
      return { CopyItem: section.options }
    case 'ForumDriver':
      return { ForumDriver: section.options }
    case 'HTML':
      return { HTML: section.options }
    case 'ImageSection':
      return { ImageSection: section.options }
    case 'PostTeaser':
      return { PostTeaser: section.options }
    case 'Quote':
      return { Quote: section.options }
  }
}
