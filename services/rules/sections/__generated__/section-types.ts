// Generated from the folders in web/sections by `npm run generate`.
import { z } from 'zod'
import { Options as CopyItem } from '../../../../web/sections/CopyItem/stored.ts'
import { Options as ForumDriver } from '../../../../web/sections/ForumDriver/stored.ts'
import { Options as HTML } from '../../../../web/sections/HTML/stored.ts'
import { Options as ImageSection } from '../../../../web/sections/ImageSection/stored.ts'
import { Options as PostTeaser } from '../../../../web/sections/PostTeaser/stored.ts'
import { Options as Quote } from '../../../../web/sections/Quote/stored.ts'
import { sectionOf } from '../section-fields.ts'

export const drawnOptions = {
  CopyItem,
  ForumDriver,
  HTML,
  ImageSection,
  PostTeaser,
  Quote,
} as const

export const DrawnSection = z.discriminatedUnion('type', [
  sectionOf('CopyItem', CopyItem),
  sectionOf('ForumDriver', ForumDriver),
  sectionOf('HTML', HTML),
  sectionOf('ImageSection', ImageSection),
  sectionOf('PostTeaser', PostTeaser),
  sectionOf('Quote', Quote),
])
export type DrawnSection = z.output<typeof DrawnSection>
