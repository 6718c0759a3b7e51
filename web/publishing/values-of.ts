import { shownPost } from '../../services/rules/publishing/typed-post.ts'
import { readSection } from '../sections/editor/read-section.ts'
import { rowsOf } from '../sections/editor/section-rows.ts'
import type { PostEditor_manuscript$data } from './__generated__/PostEditor_manuscript.graphql.ts'
import type { PostValues } from './post-values.ts'

type Stored = Omit<PostEditor_manuscript$data, ' $fragmentType' | ' $fragmentSpreads'>

/** Converts an item to the values of its form. */
export const valuesOf = (post: Stored): PostValues =>
  shownPost({ ...post, sections: rowsOf(post.sections.map(readSection)) })
