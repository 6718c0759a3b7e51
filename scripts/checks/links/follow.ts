import type { Page } from 'playwright'

export interface Dead {
  name: string
  why: string
}

interface Followed {
  dead: Dead[]
  /** Returns the paths of linked pages on the same host. */
  paths: string[]
  sisters: string[]
  outside: string[]
}

/** Runs in the page: collects the targets of links, except paths in `known`. */
async function look(known: readonly string[]): Promise<Followed> {
  const dead: Dead[] = []
  const paths = new Set<string>()
  const sisters = new Set<string>()
  const outside = new Set<string>()
  const asking: Promise<void>[] = []
  const answer = async (to: URL): Promise<string | null> => {
    const response = await fetch(to, { headers: { accept: 'text/html' } })
    if (response.status >= 400) return `answers ${response.status}`
    if (response.redirected && new URL(response.url).pathname === '/' && to.pathname !== '/')
      return 'leads home only'
    return null
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const name = link.textContent.trim() || (link.getAttribute('aria-label') ?? '')
    const to = new URL(link.href)
    const tell = (why: string | null) =>
      why && dead.push({ name, why: `${link.getAttribute('href')} ${why}` })
    if (name === '' && !link.querySelector('img[alt]')) tell('has no text')
    if (!to.protocol.startsWith('http')) continue
    const path = to.pathname + to.search
    if (to.origin !== location.origin) {
      const isSister = to.port === location.port && to.hostname.endsWith('.localhost')
      ;(isSister ? sisters : outside).add(isSister ? to.origin + path : to.href)
      if (/(^|\.)example\.(org|com|net)$|\.invalid$/.test(to.hostname)) tell('leads nowhere')
      continue
    }
    if (path === location.pathname + location.search) {
      const anchor = decodeURIComponent(to.hash.slice(1))
      if (anchor && !document.getElementById(anchor)) tell('has no such place on its page')
      continue
    }
    if (paths.has(path)) continue
    paths.add(path)
    if (!known.includes(path) && !link.hasAttribute('download'))
      asking.push(
        answer(to).then(
          (why) => void tell(why),
          (error: unknown) => void tell(`cannot be opened: ${String(error)}`),
        ),
      )
  }
  await Promise.all(asking)
  return { dead, paths: [...paths], sisters: [...sisters], outside: [...outside] }
}

/** Follows the links of a page and its overlays, except to `known` paths; returns dead links. Extends `known`. */
export async function followLinks(page: Page, known = new Set<string>()): Promise<Followed> {
  const followed = await page.evaluate(look, [...known])
  for (const path of followed.paths) known.add(path)
  return followed
}
