import type { Page } from 'playwright'

/** A link, button or menu entry that leads to nothing. */
export interface Dead {
  /** Its text. */
  name: string
  why: string
}

/** In the page: why each of its links leads to nothing. `known` are addresses that have been looked at before. */
async function look(known: readonly string[]): Promise<{ dead: Dead[]; here: string[] }> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const dead: Dead[] = []
  const here = new Set<string>()
  const answer = async (to: URL): Promise<string | null> => {
    const response = await fetch(to, { headers: { accept: 'text/html' } })
    if (response.status >= 400) return `answers ${response.status}`
    if (response.redirected && new URL(response.url).pathname === '/' && to.pathname !== '/')
      return 'leads home only'
    const isPage = response.headers.get('content-type')?.includes('html')
    return isPage && (await response.text()).includes('data-planned') ? 'is not built' : null
  }
  for (const link of links) {
    const name = link.textContent.trim() || (link.getAttribute('aria-label') ?? '')
    const to = new URL(link.href)
    const tell = (why: string | null) =>
      why && dead.push({ name, why: `${link.getAttribute('href')} ${why}` })
    if (name === '' && !link.querySelector('img[alt]')) tell('has no text')
    if (!to.protocol.startsWith('http')) continue
    if (to.origin !== location.origin) {
      if (/(^|\.)example\.(org|com|net)$|\.invalid$/.test(to.hostname)) tell('leads nowhere')
      continue
    }
    if (to.pathname + to.search === location.pathname + location.search) {
      const anchor = decodeURIComponent(to.hash.slice(1))
      if (anchor && !document.getElementById(anchor)) tell('has no such place on its page')
      continue
    }
    const path = to.pathname + to.search
    if (here.has(path)) continue
    here.add(path)
    if (!known.includes(path) && !link.hasAttribute('download')) tell(await answer(to))
  }
  return { dead, here: [...here] }
}

/**
 * The links of a page, also of what is open over it, that lead to a planned page, an error, home alone or nowhere.
 * Looks only at addresses that are not in `known`, and adds those that it has looked at.
 */
export async function deadLinks(page: Page, known = new Set<string>()): Promise<Dead[]> {
  const { dead, here } = await page.evaluate(look, [...known])
  for (const path of here) known.add(path)
  return dead
}

/** In the page: the buttons that can be pressed, by what tells them apart. */
const buttonsOf = () =>
  [...document.querySelectorAll<HTMLElement>('button, [role=button], [role=tab], summary')]
    .filter((button) => button.checkVisibility() && !button.matches(':disabled, [aria-disabled=true]'))
    .map((button, index) => {
      button.dataset['pressable'] = String(index)
      const name = (button.getAttribute('aria-label') ?? button.textContent).trim()
      const isFrame = button.closest('body > header, body > footer, body > nav') !== null
      return {
        index,
        name,
        kind: `${isFrame ? 'frame' : ''} ${button.className} ${name.split(' ')[0] ?? ''}`,
      }
    })

/** In the page: counts what changes in it from now on. */
function watch() {
  const counter = { changes: 0 }
  Object.assign(window, { pressed: counter })
  new MutationObserver(() => counter.changes++).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

/** How long, in milliseconds, a press may take to show. */
const patience = 3000

/**
 * Presses every button of a page, each on a page that `open` has just opened, where nothing that is sent changes
 * anything; looks at the links that come to light. A button to which nothing happens leads nowhere. Buttons of a kind in
 * `known` are left out, those that were pressed are added.
 */
export async function deadButtons(
  page: Page,
  open: () => Promise<void>,
  known: Set<string>,
  knownLinks: Set<string>,
): Promise<Dead[]> {
  const dead: Dead[] = []
  await page.route('**/api{,/**}', async (route) => {
    const request = route.request()
    const changes =
      request.method() !== 'GET' && (!request.url().endsWith('/api') || request.headers()['idempotency-key'])
    await (changes ? route.fulfill({ status: 503, body: 'Nothing is changed here' }) : route.continue())
  })
  await open()
  const address = page.url()
  for (const { index, name, kind } of await page.evaluate(buttonsOf)) {
    if (known.has(kind)) continue
    known.add(kind)
    await open()
    await page.evaluate(buttonsOf)
    await page.evaluate(watch)
    let asked = 0
    const count = () => asked++
    page.on('request', count)
    await page
      .locator(`[data-pressable="${index}"]`)
      .click({ timeout: patience })
      .catch(() => {})
    const happens = await page
      .waitForFunction(
        (address) => location.href !== address || Reflect.get(window, 'pressed')?.changes > 0,
        address,
        { timeout: patience },
      )
      .then(() => true)
      .catch(() => asked > 0)
    page.off('request', count)
    if (!happens) dead.push({ name, why: 'does nothing' })
    dead.push(
      ...(await deadLinks(page, knownLinks)).map((one) => ({ ...one, name: `${name} → ${one.name}` })),
    )
  }
  await page.unroute('**/api{,/**}')
  return dead
}
