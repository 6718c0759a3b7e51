/** A published item in a feed. Addresses are complete; texts are plain. */
export interface FeedItem {
  url: string
  title: string
  /** Beginning of the text, without sections for members or subscribers. */
  summary: string
  /** All that visitors may read, sanitised, with complete addresses. */
  html: string
  authors: readonly { name: string; url: string | null }[]
  tags: readonly string[]
  publishedAt: Date
  modifiedAt: Date
  picture: string | null
}

/** Newest items of a list. */
export interface Feed {
  title: string
  description: string
  /** Language of the site (BCP 47). */
  language: string
  /** Address of the page with the same list, and of the feed itself. */
  page: string
  address: string
  items: readonly FeedItem[]
}

/** Characters that XML does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Entities by name, as not all programs that read feeds know those by number. */
const entities = new Map(Object.entries({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }))
const allowed = (text: string) => text.toWellFormed().replaceAll(forbidden, '')
const safe = (text: string) => allowed(text).replaceAll(/[&<>"']/g, (sign) => `&${entities.get(sign)};`)
const raw = (text: string) => `<![CDATA[${allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const element = (name: string, text: string) => `<${name}>${safe(text)}</${name}>`

const itemOf = ({ url, title, summary, html, authors, tags, publishedAt, picture }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${safe(url)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    element('description', summary),
    ...(html ? [`<content:encoded>${raw(html)}</content:encoded>`] : []),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...tags.map((tag) => element('category', tag)),
    ...(picture ? [`<media:content url="${safe(picture)}" medium="image"/>`] : []),
    '</item>',
  ].join('')

const newest = (items: readonly FeedItem[]) =>
  items.reduce<Date | null>((last, { modifiedAt }) => (last && last > modifiedAt ? last : modifiedAt), null)

export function rssOf({ title, description, language, page, address, items }: Feed): string {
  const changed = newest(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description || title),
    element('language', language),
    `<atom:link href="${safe(address)}" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [element('lastBuildDate', changed.toUTCString())] : []),
    ...items.map(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

export const jsonFeedOf = ({ title, description, language, page, address, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: address,
    language,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      ...(item.html ? { content_html: item.html } : { content_text: item.summary }),
      ...(item.picture && { image: item.picture }),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.modifiedAt.toISOString(),
      authors: item.authors.map(({ name, url }) => ({ name, ...(url && { url }) })),
      tags: item.tags,
    })),
  })
