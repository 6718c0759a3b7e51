import { test } from 'tap'
import { typedPost } from './typed-post.ts'

test('A text that an earlier release kept is read under the present names', async (t) => {
  const row = { key: 'a', type: 'HTML', typed: { html: '<p>Rest</p>' }, isAuthwalled: false }
  const kept = {
    title: 'Rest',
    rows: [{ ...row, sectionBackgroundColor: 'plain' }],
    media: { url: '/walk.jpg' },
    sites: ['site_1'],
    byline: 'TEAM',
    afterErasure: 'NONE',
    commentStatus: 'CLOSED',
  }
  t.match(typedPost(JSON.stringify(kept)), {
    title: 'Rest',
    sections: [row],
    featuredMedia: { url: '/walk.jpg', alt: '' },
    crossPublished: ['site_1'],
    byline: 'team',
    afterErasure: 'none',
    comments: 'closed',
  })
  t.equal(typedPost('"text"'), null)
})
