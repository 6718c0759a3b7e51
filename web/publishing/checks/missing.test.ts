import { test } from 'tap'
import { newRow } from '../../sections/editor/section-rows.ts'
import { newPost } from '../post-values.ts'
import { missingIn } from './missing.ts'

test('What prevents an item from being published names its field, and nothing else prevents it', async (t) => {
  const row = { ...newRow('ThisOrThat', []), typed: { question: 'Tea?' } }
  const missing = missingIn({
    ...newPost,
    slug: 'No Slug',
    permalink: 'a b',
    tags: 'x'.repeat(200),
    seo: { ...newPost.seo, canonical: 'nowhere' },
    sections: [newRow('HTML', []), row],
  })
  t.same(missing[0], { text: 'Add a title.', place: { field: 'title' } })
  t.match(missing[1], {
    text: /^Section 2 \(This or that\), .+: This field is required$/,
    place: { section: row.key },
  })
  const fields = missing.flatMap(({ place }) => ('field' in place ? place.field : []))
  t.same(fields, ['title', 'slug', 'permalink', 'seo', 'tags'])
  t.same(missingIn({ ...newPost, title: 'Rest', sections: [newRow('HTML', [])] }), [])
})
