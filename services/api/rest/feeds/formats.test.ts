import { parseFeed as parseByFeedsmith } from 'feedsmith'
import { parseFeed } from '@rowanmanning/feed-parser'
import { Parser } from 'htmlparser2'
import { test } from 'tap'
import { jsonFeedProblems, rssProblems } from '../../../../scripts/testing/feed-rules.ts'
import { jsonFeedOf, rssOf, type Feed } from './formats.ts'

const nasty = ']]></title><script>alert("1")</script> & \u0000\u000b\ud800 caf\u00e9'
const site = 'https://lupus.example'
const item = {
  url: `${site}/posts/a?b=1&c=2`,
  title: nasty,
  summary: nasty,
  html: `<p>a ]]> b</p><img src="${site}/pictures/a.webp" alt="">`,
  authors: [{ name: nasty, url: null }],
  tags: [nasty],
  publishedAt: new Date('2026-03-01T08:00:00Z'),
  modifiedAt: new Date('2026-03-02T08:00:00Z'),
  picture: `${site}/pictures/a.jpg?x="`,
}
const feed: Feed = {
  title: 'Lupus & more',
  description: '',
  language: 'en',
  page: `${site}/`,
  address: `${site}/feed`,
  items: [item],
}

/** Elements of an XML text, each with its attributes and text, and how many are still open at its end. */
function elementsOf(xml: string) {
  const open: { name: string; attributes: Record<string, string>; text: string }[] = []
  const all: typeof open = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '' }
        open.push(element)
        all.push(element)
      },
      ontext(text) {
        const last = open.at(-1)
        if (last) last.text += text
      },
      onclosetag: (_name, isImplied) => void (isImplied || open.pop()),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { all, unclosed: open.filter(({ name }) => name !== 'atom:link' && name !== 'media:content') }
}

test('a feed shows texts as they are, with any characters', async (t) => {
  const xml = rssOf(feed)
  const readable = ']]></title><script>alert("1")</script> & \ufffd caf\u00e9'
  const { all } = elementsOf(xml)
  const textOf = (name: string) => all.filter((one) => one.name === name).map(({ text }) => text)
  t.same(textOf('title'), ['Lupus & more', readable])
  t.same(textOf('description'), ['Lupus & more', readable], 'a site without description has its title')
  t.same(textOf('dc:creator'), [readable])
  t.same(textOf('category'), [readable])
  t.same(textOf('guid'), [item.url])
  t.same(textOf('pubDate'), ['Sun, 01 Mar 2026 08:00:00 GMT'])
  t.same(textOf('lastBuildDate'), ['Mon, 02 Mar 2026 08:00:00 GMT'])
  t.match(all.find(({ name }) => name === 'media:content')?.attributes, { url: item.picture })
  t.same(textOf('script'), [])
  t.notOk(xml.includes('\u0000') || xml.includes('\u000b'))

  const json = JSON.parse(jsonFeedOf(feed))
  t.match(json, { version: 'https://jsonfeed.org/version/1.1', feed_url: feed.address })
  t.match(json.items, [
    { id: item.url, title: nasty, image: item.picture, date_published: '2026-03-01T08:00:00.000Z' },
  ])
  t.notOk('url' in json.items[0].authors[0], 'an author whose page is gone has no address')
})

test('a feed without articles is valid', async (t) => {
  const empty = { ...feed, items: [] }
  t.notMatch(rssOf(empty), /lastBuildDate|<item>/)
  t.same(JSON.parse(jsonFeedOf(empty)).items, [])
})

test('a feed of any texts keeps the rules of its format', async (t) => {
  for (const one of [feed, { ...feed, items: [] }]) {
    t.same(rssProblems(rssOf(one)), [])
    t.same(jsonFeedProblems(jsonFeedOf(one)), [])
  }
  const twice = { ...feed, items: [item, item] }
  t.match(rssProblems(rssOf(twice)), [/one guid/])
  t.match(jsonFeedProblems(jsonFeedOf(twice)), [/one id/])
  t.match(rssProblems(rssOf(feed).replace('<channel>', '')), [/./])
  t.match(rssProblems(rssOf({ ...feed, page: '/' })), [/link/])
})

test('two parsers of feeds read each field of both formats', async (t) => {
  const plain = {
    ...item,
    title: 'Sleep & rest',
    summary: 'Short.',
    authors: [{ name: 'Amara', url: null }],
    tags: ['sleep'],
  }
  const [rss, json] = [rssOf({ ...feed, items: [plain] }), jsonFeedOf({ ...feed, items: [plain] })]
  const read = parseFeed(rss).toJSON()
  t.match(read, {
    meta: { type: 'rss' },
    title: feed.title,
    language: 'en',
    url: feed.page,
    self: feed.address,
  })
  t.match(read.items, [
    {
      id: plain.url,
      url: plain.url,
      title: plain.title,
      description: 'Short.',
      content: plain.html,
      published: plain.publishedAt.toISOString(),
      authors: [{ name: 'Amara' }],
      categories: [{ term: 'sleep' }],
    },
  ])
  t.match(parseByFeedsmith(rss), {
    format: 'rss',
    feed: {
      title: feed.title,
      items: [
        {
          title: plain.title,
          link: plain.url,
          description: 'Short.',
          content: { encoded: plain.html },
          guid: { value: plain.url },
          dc: { creators: ['Amara'] },
        },
      ],
    },
  })
  t.match(parseByFeedsmith(json), {
    format: 'json',
    feed: {
      title: feed.title,
      feed_url: feed.address,
      items: [
        { id: plain.url, url: plain.url, title: plain.title, summary: 'Short.', content_html: plain.html },
      ],
    },
  })
})
