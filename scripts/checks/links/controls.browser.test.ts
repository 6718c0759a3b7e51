import t from 'tap'
import { NO_CHROMIUM, testBrowser } from '../../testing/browser.ts'
import { controlsOf, press } from './controls.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM

t.test('the link check reports buttons that have no effect', { skip }, async (t) => {
  const page = await browser!.newPage()
  t.teardown(() => page.close())
  await page.setContent(`
    <main>
      <button id="dead" onpointerdown="this.dataset.pressed = true">Dead</button>
      <button aria-expanded="false" onclick="this.setAttribute('aria-expanded', true)">Opens</button>
      <button popovertarget="more">Shows</button><div popover id="more">More</div>
      <form><input required><button>Sends</button></form>
      <button onclick="location.hash = 'there'">Leads</button>
      <button disabled>Cannot be pressed</button>
      <button hidden>Cannot be seen</button>
    </main>`)
  const seen = await controlsOf(page)
  t.same(
    seen.map(({ name, isDisabled }) => [name, isDisabled]),
    [
      ['Dead', false],
      ['Opens', false],
      ['Shows', false],
      ['Sends', false],
      ['Leads', false],
      ['Cannot be pressed', true],
    ],
  )
  const happens: string[] = []
  for (const { name, isDisabled } of seen) {
    const control = (await controlsOf(page)).find((one) => one.name === name)
    if (control && !isDisabled && (await press(page, control))) happens.push(name)
    await page.keyboard.press('Escape')
  }
  t.same(happens, ['Opens', 'Shows', 'Sends', 'Leads'])
})

t.test("the link check treats controls as equal if only members' names differ", { skip }, async (t) => {
  const page = await browser!.newPage()
  t.teardown(() => page.close())
  await page.setContent(
    '<header><button>Menu of MayaInMotion</button></header><button>Reply to Grace Okafor</button><button>Reply to Tomasz W.</button><button>Report</button>',
  )
  const [menu, reply, other, report] = await controlsOf(page)
  t.equal(reply?.key, other?.key)
  t.not(reply?.key, report?.key)
  t.match([menu, reply], [{ isFrame: true }, { isFrame: false }])
})
