import { graphql, readInlineData } from 'react-relay'
import { shownPost } from '../../services/rules/publishing/typed-post.ts'
import { readSection } from '../sections/editor/read-section.ts'
import { rowsOf } from '../sections/editor/section-rows.ts'
import type { valuesOf_text$key } from './__generated__/valuesOf_text.graphql.ts'
import type { PostValues } from './post-values.ts'

/** Converts the newest text of an item, or an earlier one, to the values of its form. */
export function valuesOf(key: valuesOf_text$key): PostValues {
  const text = readInlineData<valuesOf_text$key>(
    graphql`
      fragment valuesOf_text on PostText @inline {
        title
        slug
        permalink
        excerpt
        sections {
          ...sectionStored_section
        }
        seo {
          title
          metadesc
          canonical
          metakeywords
        }
        featuredMedia {
          url
          alt
          width
          height
          name
          illustrator
        }
        categories
        tags
        authors {
          id
          username
        }
        byline
        afterErasure
        comments
        crossPublished
      }
    `,
    key,
  )
  return shownPost({ ...text, sections: rowsOf(text.sections.map(readSection)) })
}
