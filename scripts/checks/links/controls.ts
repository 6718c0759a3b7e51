import type { Page } from 'playwright'
import { crowdNames } from '../../seed/crowd/names.ts'
import { demoMembers } from '../../seed/members.ts'

/** A button, tab or menu entry that is to be seen. */
export interface Control {
  /** Its place among those of the page as it is now. */
  index: number
  name: string
  /** The same for those that look the same and have the same name, whomever the name mentions. */
  key: string
  /** The same for those that look the same and whose names begin with the same word. */
  kind: string
  /** In the header or footer, which all screens have. */
  isFrame: boolean
  isDisabled: boolean
}

/** In the page: its controls, each marked with its place. */
function find() {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-pressable]'))
    delete marked.dataset['pressable']
  const wanted =
    'button, summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'
  return [...document.querySelectorAll<HTMLElement>(wanted)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control, index) => {
      control.dataset['pressable'] = String(index)
      return {
        index,
        name: (control.getAttribute('aria-label') ?? control.innerText).trim().replaceAll(/\s+/g, ' '),
        look: control.className,
        isFrame: control.closest('body > header, body > footer, body > nav') !== null,
        isDisabled: control.matches(':disabled, [aria-disabled=true]'),
      }
    })
}

const people = [...Object.keys(demoMembers), ...crowdNames].toSorted((a, b) => b.length - a.length)

/** A name without members, numbers and quotations. */
function nameless(name: string): string {
  let text = name.replaceAll(/[“"].*?[”"]/g, '“…”').replaceAll(/\d+/g, '0')
  for (const person of people) text = text.replaceAll(person, '…')
  return text
}

export async function controlsOf(page: Page): Promise<Control[]> {
  const found = await page.evaluate(find)
  return found.map(({ look, ...control }) => {
    const name = nameless(control.name)
    return { ...control, key: `${look} ${name}`, kind: `${look} ${name.split(' ')[0] ?? ''}` }
  })
}

/** In the page: notes from now on that something happens, other than to how the pressed control itself looks. */
function watch(index: number) {
  const control = document.querySelector(`[data-pressable="${index}"]`)
  const seen = { happens: false }
  Object.assign(window, { pressed: seen })
  const happens = () => void (seen.happens = true)
  const looks = ['data-pressed', 'data-hovered', 'data-focused', 'data-focus-visible', 'data-pressable']
  new MutationObserver((records) => {
    const isNews = ({ target, attributeName }: MutationRecord) =>
      !looks.includes(attributeName ?? '') && !target.parentElement?.closest('time')
    if (records.some(isNews)) happens()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const event of ['invalid', 'toggle', 'scroll', 'scrollend'])
    document.addEventListener(event, happens, { capture: true })
  document.addEventListener('focusin', ({ target }) => target !== control && happens(), { capture: true })
}

/** In the page: resolves when nothing has changed for a while. */
const rest = () =>
  new Promise<void>((resolve) => {
    const QUIET_MS = 150
    const LONGEST_MS = 1500
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let quiet = setTimeout(done, QUIET_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(done, QUIET_MS)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    setTimeout(done, LONGEST_MS)
  })

export const atRest = (page: Page): Promise<void> =>
  // A press may lead to another document.
  page.evaluate(rest).catch(async () => {
    await page.waitForLoadState('domcontentloaded')
  })

/** How long a press may take to show, in milliseconds. */
const PATIENCE_MS = 3000

/** In the page: whether its address or anything in it is another than before. */
const isOther = (before: string) =>
  location.href !== before || Reflect.get(window, 'pressed')?.happens !== false

/** Presses a control that `controlsOf` has just found. Resolves with whether anything happened. */
export async function press(page: Page, { index }: Control): Promise<boolean> {
  const address = page.url()
  await page.evaluate(watch, index)
  let isAsked = false
  const asked = () => void (isAsked = true)
  page.on('request', asked).on('download', asked).on('popup', asked).on('dialog', asked)
  try {
    await page
      .locator(`[data-pressable="${index}"]`)
      .click({ timeout: PATIENCE_MS })
      .catch(() => {})
    const isSeen = await page.waitForFunction(isOther, address, { timeout: PATIENCE_MS, polling: 50 }).then(
      () => true,
      () => false,
    )
    await atRest(page)
    return isSeen || isAsked
  } finally {
    page.off('request', asked).off('download', asked).off('popup', asked).off('dialog', asked)
  }
}
