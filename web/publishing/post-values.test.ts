import { test } from 'tap'
import { newRow } from '../sections/editor/section-rows.ts'
import { comparable, givenAddress, newPost, postInput, shownAddress } from './post-values.ts'

const html = { ...newRow('HTML', []), typed: { html: '<h2>Rest</h2><p>Sleep <b>well</b></p>' } }

test('What an editor types becomes the input of the API, without fields that are blank', async (t) => {
  const input = postInput({
    ...newPost,
    title: 'Rest',
    tags: 'sleep, #travel ;',
    permalink: ' ',
    sections: [html],
  })
  t.match(input, { title: 'Rest', tags: ['sleep', 'travel'], permalink: null, featuredMedia: null })
  t.notOk('slug' in input, 'the server makes it from the title')
  t.equal(input.sections.length, 1)
  t.notOk('authors' in input, 'the item keeps those that it has')
  const authors = ['member_2', 'member_1'].map((id) => ({ id, username: id }))
  t.same(postInput({ ...newPost, authors }).authors, ['member_2', 'member_1'])
  const featuredMedia = {
    ...newPost.featuredMedia,
    url: ' /walk.jpg ',
    alt: 'A path',
    width: '800',
    height: '600',
  }
  t.same(postInput({ ...newPost, featuredMedia }).featuredMedia, {
    url: '/walk.jpg',
    alt: 'A path',
    width: 800,
    height: 600,
    name: null,
    illustrator: null,
  })
})

test('One text is the address of an item, which is its slug, or with a slash its permalink', async (t) => {
  const post = { ...newPost, slug: 'rest', permalink: '' }
  t.equal(shownAddress(post), 'rest')
  const moved = { ...post, ...givenAddress('/living/rest') }
  t.match(moved, { slug: 'rest', permalink: '/living/rest' })
  t.equal(shownAddress({ ...moved, permalink: 'living/rest' }), '/living/rest', 'as it is stored')
  t.match({ ...moved, ...givenAddress('sleep') }, { slug: 'sleep', permalink: '' })
})

test('Texts are compared line by line, with the name of each section', async (t) => {
  t.equal(
    comparable({ title: 'Rest', excerpt: '', sections: [html] }),
    'Rest\n— Text —\n## Rest\nSleep **well**',
  )
})
