// Generated from the folders in web/sections by `npm run generate`.
import { graphql } from 'react-relay'

/** Stored options of a section, under the name of its type. */
export const stored = graphql`
  fragment sectionStored_section on ContentSection @inline {
    type
    isAuthwalled
    sectionBackgroundColor
    ... on UndrawnSection {
      stored
    }
    ... on CopyItemSection {
      CopyItem: options {
        heading
        html
        url
        button
      }
    }
    ... on ForumDriverSection {
      ForumDriver: options {
        heading
        body
        button
        url
      }
    }
    ... on HTMLSection {
      HTML: options {
        html
      }
    }
    ... on ImageSection {
      ImageSection: options {
        image {
          url
          alt
          width
          height
        }
        caption
        url
      }
    }
    ... on PostTeaserSection {
      PostTeaser: options {
        title
        url
        label
        body
        image {
          url
          alt
          width
          height
        }
      }
    }
    ... on QuoteSection {
      Quote: options {
        text
        author
      }
    }
  }
`
