// Generated from the folders in web/sections by `npm run generate`.
import { graphql } from 'react-relay'
import { drawing } from './drawing.tsx'

/** Data of a section of any type. */
export const section = graphql`
  fragment sectionTypes_section on ContentSection {
    typename: __typename
    type
    sectionBackgroundColor
    ...CopyItem_section @alias(as: "CopyItem")
    ...ForumDriver_section @alias(as: "ForumDriver")
    ...HTML_section @alias(as: "HTML")
    ...ImageSection_section @alias(as: "ImageSection")
    ...PostTeaser_section @alias(as: "PostTeaser")
    ...Quote_section @alias(as: "Quote")
  }
`

export const drawings = {
  CopyItem: drawing('CopyItem', () => import('./CopyItem/CopyItem.tsx')),
  ForumDriver: drawing('ForumDriver', () => import('./ForumDriver/ForumDriver.tsx')),
  HTML: drawing('HTML', () => import('./HTML/HTML.tsx')),
  ImageSection: drawing('ImageSection', () => import('./ImageSection/ImageSection.tsx')),
  PostTeaser: drawing('PostTeaser', () => import('./PostTeaser/PostTeaser.tsx')),
  Quote: drawing('Quote', () => import('./Quote/Quote.tsx')),
} as const
