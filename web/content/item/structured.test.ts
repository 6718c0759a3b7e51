import { test } from 'tap'
import { namesOf } from '../names.ts'
import { articleOf } from './structured.ts'

const item = {
  title: 'Sleeping with lupus',
  description: 'What helps at night',
  date: '2026-03-01T08:00:00Z',
  modified: '2026-03-02T08:00:00Z',
  url: 'https://lupus.example/posts/sleep',
  home: 'https://lupus.example',
  picture: 'https://lupus.example/pictures/a.webp',
  featuredMedia: { width: 640, height: 480 },
  authors: [{ username: 'Ada', slug: 'ada' }],
  isByTeam: false,
  commentCount: 2,
  originalSite: { name: 'Lupus' },
  sections: [{ typename: 'HTMLSection' }],
}

test('an article is described with its authors and the true size of its picture', async (t) => {
  t.match(articleOf(item), {
    '@type': 'Article',
    headline: 'Sleeping with lupus',
    mainEntityOfPage: item.url,
    author: [{ '@type': 'Person', name: 'Ada', url: 'https://lupus.example/author/ada' }],
    publisher: { name: 'Lupus', url: 'https://lupus.example/' },
    image: { url: item.picture, ...item.featuredMedia },
    isAccessibleForFree: true,
  })
  const walled = articleOf({ ...item, featuredMedia: null, sections: [{ typename: 'WalledSection' }] })
  t.equal(walled.isAccessibleForFree, false)
  t.notOk('image' in walled)
})

test('what nobody signs is by the Editorial Team', async (t) => {
  const people = ['Ada', 'Grace', 'Mary'].map((username) => ({ username, slug: username }))
  t.equal(namesOf({ authors: people, isByTeam: false }), 'Ada, Grace, and Mary')
  t.equal(namesOf({ authors: people.slice(1), isByTeam: true }), 'Grace, Mary, and Editorial Team')
  t.equal(namesOf({ authors: [], isByTeam: false }), 'Editorial Team')
  t.match(articleOf({ ...item, authors: [], isByTeam: true }).author, [
    { '@type': 'Organization', name: 'Editorial Team' },
  ])
})
