import type { Page } from 'playwright'
import { crowdNames } from '../../seed/names.ts'
import { demoMembers } from '../../seed/members.ts'

/** A visible button, tab or menu entry of a page. */
export interface Control {
  /** Index of the control among the controls of the page. */
  index: number
  name: string
  /** Key of the control: equal for controls with the same appearance and name, apart from members' names. */
  key: string
  /** Key of the control's kind: equal for controls with the same appearance and the same first word of the name. */
  kind: string
  /** True for controls in the header or footer, which all screens have. */
  isFrame: boolean
  isDisabled: boolean
}

/** Runs in the page: sets each control's index as an attribute. */
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

/** Runs in the page: detects any effect of pressing a control, except on the control's own appearance. */
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

/** Runs in the page: resolves once the page's content has not changed for a while. */
const rest = () =>
  new Promise<void>((resolve) => {
    const QUIET_MS = 150
    const MAX_REST_MS = 1500
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
    setTimeout(done, MAX_REST_MS)
  })

export const atRest = (page: Page): Promise<void> =>
  page.evaluate(rest).catch(async () => {
    await page.waitForLoadState('domcontentloaded')
  })

const EFFECT_TIMEOUT_MS = 3000

/** Runs in the page: true if the address or the content of the page has changed since the last check. */
const isOther = (before: string) =>
  location.href !== before || Reflect.get(window, 'pressed')?.happens !== false

/** Presses a control that `controlsOf` returned; resolves to true if the press had an effect. */
export async function press(page: Page, { index }: Control): Promise<boolean> {
  const address = page.url()
  await page.evaluate(watch, index)
  let isAsked = false
  const asked = () => void (isAsked = true)
  page.on('request', asked).on('download', asked).on('popup', asked).on('dialog', asked)
  try {
    await page
      .locator(`[data-pressable="${index}"]`)
      .click({ timeout: EFFECT_TIMEOUT_MS })
      .catch(() => {})
    const isSeen = await page
      .waitForFunction(isOther, address, { timeout: EFFECT_TIMEOUT_MS, polling: 50 })
      .then(
        () => true,
        () => false,
      )
    await atRest(page)
    return isSeen || isAsked
  } finally {
    page.off('request', asked).off('download', asked).off('popup', asked).off('dialog', asked)
  }
}
