/** Elements by which feed readers find the feeds of a list; `path` is that of the list. */
export function FeedLinks({ path, title }: { path: string; title: string }) {
  const feed = `${path.replace(/\/$/, '')}/feed`
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={feed} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${feed}/json`} />
    </>
  )
}
