import type { Page, Route } from 'playwright'
import { routeOf, routes } from '../../../services/rules/routes/routes.ts'
import { alive } from '../../testing/alive.ts'
import { atRest, controlsOf, press, type Control } from './controls.ts'
import { followLinks, type Dead } from './follow.ts'
import { emptyTally, type Tally } from './tally.ts'

/** A control that would change data on the server: its screen, and the controls to press in order to reach it. */
export interface Change {
  path: string
  names: string[]
  keys: string[]
}

export interface Found extends Dead {
  on: string
}

export interface Crawl {
  tally: Tally
  found: Found[]
  changes: Change[]
  sisters: ReadonlySet<string>
}

/** Maximum number of presses of controls of the same kind, per kind of screen. */
const MAX_ALIKE = 3
/** Presses in a row by default: enough for a menu, the dialog that it opens, and the dialog's next step. */
export const MAX_DEPTH = 3

const addresses = routes.filter(({ path, screen }) => screen && !/[:*]/.test(path)).map(({ path }) => path)

export async function openPath(page: Page, path: string): Promise<number> {
  const go = () => page.goto(path, { waitUntil: 'domcontentloaded' })
  // A navigation started by an earlier press may still be running and abort the new one.
  const response = await go().catch((error: unknown) => {
    if (!String(error).includes('interrupted by another navigation')) throw error
    return page.waitForLoadState().then(go)
  })
  await alive(page)
  return response?.status() ?? 0
}

function holdChanges(page: Page, held: () => void) {
  const hold = async (route: Route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    // Logging out is a GET request (spec §4) but counts as a change: later screens would be opened as a visitor.
    const changes =
      pathname === '/api/auth/log-out' ||
      (request.method() !== 'GET' && (pathname !== '/api' || request.headers()['idempotency-key']))
    if (!changes) return route.continue()
    held()
    return route.fulfill({
      status: 503,
      json: { status: 'error', code: 'UNAVAILABLE', message: 'Nothing is changed here' },
    })
  }
  return page.route('**/api{,/**}', hold)
}

const textOf = () => {
  const copy = document.body.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const time of copy.querySelectorAll('time, script')) time.remove()
  return `${copy.textContent} ${document.querySelectorAll('dialog[open], [role=dialog]').length}`
}

/** A member on a page of a community. */
interface Looker {
  page: Page
  community: string
  who: string
  problems: string[]
  pressed: Set<string>
  screens: number
  depth: number
}

const kindOf = (path: string) => {
  const { pathname, search } = new URL(path, 'http://any')
  const kind = routeOf(pathname, { categories: null })?.route.path ?? 'not found'
  return search && pathname === '/' ? `${kind}${search}` : kind
}

/** Presses the controls of a recorded path except the last; resolves to the last one, or null if it disappeared. */
async function reach(page: Page, trail: readonly Control[]): Promise<Control | null> {
  for (const [index, step] of trail.entries()) {
    const control = (await controlsOf(page)).find(({ key }) => key === step.key)
    if (!control) return null
    if (index === trail.length - 1) return control
    await press(page, control)
  }
  return null
}

/** Makes the function that chooses the controls to press, which counts all in `tally`. */
function openChoice({ who, pressed }: Pick<Looker, 'who' | 'pressed'>, tally: Tally) {
  const own = new Set<string>()
  const alike = new Map<string, number>()
  /** Chooses the controls to press on a kind of screen; also counts all controls. */
  return function choose(kind: string, controls: readonly Control[]): Control[] {
    return controls.filter((control) => {
      const place = `${who} ${control.isFrame ? 'frame' : kind}`
      const id = `${place} ${control.key}`
      if (own.has(id)) return false
      own.add(id)
      tally.buttons++
      if (control.isDisabled) {
        tally.disabled++
        return false
      }
      if (pressed.has(id)) {
        tally.asBefore++
        return false
      }
      pressed.add(id)
      const same = (alike.get(`${place} ${control.kind}`) ?? 0) + 1
      alike.set(`${place} ${control.kind}`, same)
      if (same > MAX_ALIKE) tally.alike++
      return same <= MAX_ALIKE
    })
  }
}

/**
 * Crawls a community as one member: all static screens, and the first linked screen of each other kind. Follows every
 * link, and presses controls that are not in `pressed`, without sending changes to the server. `problems` are errors in
 * the page; `depth` is the maximum number of presses in a row, with 0 links are followed but controls are not pressed.
 */
export async function crawl(looker: Looker): Promise<Crawl> {
  const { page, community, who, problems, screens, depth } = looker
  const tally = emptyTally(community, who)
  const found: Found[] = []
  const changes: Change[] = []
  const sisters = new Set<string>()
  const outside = new Set<string>()
  const known = new Set<string>()
  const choose = openChoice(looker, tally)
  const looked = new Map<string, number>()
  const waiting: string[] = ['/', '/?just-verified', '/not-there', ...addresses]
  let isHeld = false
  await holdChanges(page, () => (isHeld = true))
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  page.on('popup', (tab) => void tab.close().catch(() => {}))

  const tell = (on: string, dead: readonly Dead[]) => {
    for (const one of dead)
      if (!found.some(({ name, why }) => name === one.name && why === one.why)) found.push({ on, ...one })
  }

  async function follow(on: string, trail = '') {
    const followed = await followLinks(page, known)
    tell(
      on,
      followed.dead.map((one) => ({ ...one, name: trail + one.name })),
    )
    for (const address of followed.sisters) sisters.add(address)
    for (const address of followed.outside) outside.add(address)
    waiting.push(...followed.paths.filter((path) => !/^\/(?:api|assets|dev)\//.test(path)))
  }

  function complaints(on: string, trail = '') {
    const heard = problems.splice(0).filter((text) => !/Failed to load resource.* 503/.test(text))
    tell(
      on,
      heard.map((why) => ({ name: trail, why: `the console says: ${why.split('\n')[0]}` })),
    )
  }

  async function tryOut(path: string, kind: string, trail: readonly Control[], before: ReadonlySet<string>) {
    const control = await reach(page, trail)
    if (!control) return
    tally.pressed++
    isHeld = false
    const address = page.url()
    const happens = await press(page, control)
    const names = trail.map(({ name }) => name)
    const on = `${community}, ${who}, ${path}`
    const leads = `${names.join(' → ')} → `
    if (!happens) tell(on, [{ name: names.join(' → '), why: 'does nothing' }])
    if (isHeld) changes.push({ path, names, keys: trail.map(({ key }) => key) })
    await follow(on, leads)
    complaints(on, leads)
    if (new URL(page.url()).pathname !== new URL(address).pathname) {
      waiting.push(new URL(page.url()).pathname)
      return
    }
    if (trail.length >= depth) return
    const now = await controlsOf(page)
    const inner = now.filter(({ key }) => !before.has(key))
    const seen = new Set([...before, ...now.map(({ key }) => key)])
    for (const one of choose(`${kind} ${control.kind}`, inner)) {
      await openPath(page, path)
      await tryOut(path, kind, [...trail, one], seen)
    }
  }

  async function look(path: string) {
    const kind = kindOf(path)
    const times = looked.get(kind) ?? 0
    if (times >= screens) return
    looked.set(kind, times + 1)
    const on = `${community}, ${who}, ${path}`
    const status = await openPath(page, path)
    const there = new URL(page.url())
    // If a press opened another screen, this screen is crawled too.
    if (there.pathname !== new URL(path, there).pathname) return void waiting.push(there.pathname)
    if (status >= 500) tell(on, [{ name: path, why: `answers ${status}` }])
    if (status === 403 && !looked.has('403')) looked.set('403', 1)
    else if (status >= 400 && kind !== 'not found') return
    tally.screens++
    known.add(there.pathname + there.search)
    await atRest(page)
    await follow(on)
    problems.splice(
      0,
      problems.length,
      ...problems.filter((text) => !/Failed to load resource.* 40[34]/.test(text)),
    )
    complaints(on)
    if (depth === 0) return
    const controls = await controlsOf(page)
    const before = new Set(controls.map(({ key }) => key))
    const text = await page.evaluate(textOf)
    for (const control of choose(kind, controls)) {
      await tryOut(path, kind, [control], before)
      await page.keyboard.press('Escape')
      await atRest(page)
      // If a press has changed the screen, the screen is opened again before the next press.
      const isAsBefore = page.url() === there.href && (await page.evaluate(textOf)) === text
      if (!isAsBefore) await openPath(page, path)
    }
  }

  for (const path of waiting) {
    try {
      await look(path)
    } catch (error) {
      tell(`${community}, ${who}, ${path}`, [
        { name: path, why: `cannot be looked at: ${String(error).split('\n')[0]}` },
      ])
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  Object.assign(tally, { links: known.size, outside: outside.size, dead: found.length })
  return { tally, found, changes, sisters }
}
