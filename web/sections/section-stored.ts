// Generated from web/sections/*/ by `npm run generate`.
import { graphql } from 'react-relay'

/** Stored options of a section, under the name of its type. */
export const stored = graphql`
  fragment sectionStored_section on ContentSection @inline {
    type
    isAuthwalled
    sectionBackgroundColor
    ... on IncompleteSection {
      typed
    }
    ... on AdSlotSection {
      AdSlot: options {
        size
        image {
          url
          alt
          width
          height
        }
        url
      }
    }
    ... on ClientLeadFormSection {
      ClientLeadForm: options {
        client
        heading
        body
        disclaimer
        campaign
        form
        medium
        contentType
      }
    }
    ... on ColumnsSection {
      Columns: options {
        columns {
          heading
          html
        }
      }
    }
    ... on CopyItemSection {
      CopyItem: options {
        heading
        html
        url
        button
      }
    }
    ... on FeatureSection {
      Feature: options {
        heading
        body
        image {
          url
          alt
          width
          height
        }
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
    ... on ForumStarterSection {
      ForumStarter: options {
        heading
        body
        button
        category
      }
    }
    ... on GallerySection {
      Gallery: options {
        heading
        pictures {
          image {
            url
            alt
            width
            height
          }
          caption
        }
      }
    }
    ... on GiveawaySection {
      Giveaway: options {
        heading
        html
        image {
          url
          alt
          width
          height
        }
        endsOn
        rules
      }
    }
    ... on HTMLSection {
      HTML: options {
        html
      }
    }
    ... on HomepageSection {
      Homepage: options {
        heading
        blocks {
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
    ... on LeadGenSection {
      LeadGen: options {
        heading
        body
        campaign
        form
        medium
        contentType
      }
    }
    ... on NativeSection {
      Native: options {
        sponsor
        title
        url
        body
        image {
          url
          alt
          width
          height
        }
      }
    }
    ... on PollSection {
      Poll: options {
        question
        choices
        legacyPollId
        engagementType
        engagementId
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
    ... on QuizSection {
      Quiz: options {
        title
        body
        image {
          url
          alt
          width
          height
        }
        url
      }
    }
    ... on QuizletSection {
      Quizlet: options {
        question
        choices
        answer
        explanation
      }
    }
    ... on QuoteSection {
      Quote: options {
        text
        author
      }
    }
    ... on ReadingSection {
      Reading: options {
        heading
        items {
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
    }
    ... on RecommendationSection {
      Recommendation: options {
        heading
        assocId
        assocType
        docResultType
        limit
      }
    }
    ... on RecommendedVideoSection {
      RecommendedVideo: options {
        title
        body
        url
        image {
          url
          alt
          width
          height
        }
        captions
      }
    }
    ... on SlidingTableSection {
      SlidingTable: options {
        caption
        columns
        rows {
          cells
        }
      }
    }
    ... on SymptomCheckerSection {
      SymptomChecker: options {
        heading
        body
        zones {
          zone
          html
        }
      }
    }
    ... on ThisOrThatSection {
      ThisOrThat: options {
        question
        first {
          label
          image {
            url
            alt
            width
            height
          }
        }
        second {
          label
          image {
            url
            alt
            width
            height
          }
        }
      }
    }
    ... on ThreadSection {
      ThreadSection: options {
        heading
        category
        tag
        limit
      }
    }
    ... on TopArticlesSection {
      TopArticles: options {
        heading
        articles {
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
    }
    ... on VideoWithCopySection {
      VideoWithCopy: options {
        heading
        html
        url
        image {
          url
          alt
          width
          height
        }
        captions
      }
    }
  }
`
