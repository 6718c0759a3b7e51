import { test } from 'tap'
import { presentFeed } from './feeds.ts'

const of = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://a.example')
  return presentFeed(pathname, searchParams)
}

test('the feeds of WordPress and other systems have present addresses', async (t) => {
  for (const old of ['/feed/', '/feed/rss2/', '/feed/atom', '/rss', '/rss/', '/rss.xml', '/index.xml'])
    t.equal(of(old), '/feed', old)
  for (const old of ['/?feed=rss2', '/wp-rss2.php', '/Feed/RSS2']) t.equal(of(old), '/feed', old)
  for (const old of ['/comments/feed/', '/comments/feed/atom/', '/?feed=comments-rss2'])
    t.equal(of(old), '/forums/feed', old)
  t.equal(of('/2019/05/sleep/feed/'), '/2019/05/sleep/feed')
  t.equal(of('/category/living/sleep/feed/'), '/sleep/feed')
  t.equal(of('/tag/sleep/feed/rss2'), '/tag/sleep/feed')
  for (const other of ['/feed', '/feed/json', '/posts/feed-your-cat', '/?s=feed', '/', '/posts/a/feed'])
    t.equal(of(other), null, other)
})
