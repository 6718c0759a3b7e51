import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { DomUtils, parseDocument } from 'htmlparser2'
import t from 'tap'
import { openCodec } from '../../../events/log/codec.ts'
import { openLog } from '../../../events/log.ts'
import { openTools } from '../../../services/commands/frame/tools.ts'
import { openKeyStore } from '../../../services/keys/store.ts'
import { root } from '../../network.ts'
import { testEventStore, testFolder } from '../../testing/services.ts'
import { readPast } from '../past.ts'
import { runImport } from '../run.ts'
import { createSite, siteFor } from '../site.ts'
import { wordpress, wordpressImport } from './wordpress.ts'
import { isContent } from './wordpress/items.ts'
import { footnotesOf } from './wordpress/text.ts'
import { readWxr, readWxrFile, type WxrItem } from './wxr.ts'

// Exports (WXR) of real sites and other systems, for example from the test data of importers. They are not in this
// repository; `WXR_EXPORTS` names their folder.

const folder = env.WXR_EXPORTS ?? join(root, '../shared/data/wordpress-exports')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:xml|wxr)$/.test(name)) : []
const skip = files.length > 0 ? false : `no exports of WordPress are at ${folder}, which WXR_EXPORTS names`
const site = 'site_01jd0000000000000000000001'

const apart =
  /<\/?(?:address|article|aside|blockquote|br|caption|center|cite|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|img|legend|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/gi

/** Words of HTML without addresses, found by its tags alone. */
const wordsOf = (html: string) =>
  DomUtils.textContent(
    parseDocument(
      html
        .replaceAll(/<!--[^]*?-->|<!\[CDATA[^>]*>/g, '')
        .replaceAll(
          /<(script|style|noscript|select|textarea|svg|video|audio|iframe|object)\b[^]*?<\/\1>/gi,
          ' ',
        )
        .replaceAll(apart, ' ')
        .replaceAll(/<\/?[a-z][^>]*>/gi, ''),
    ),
  )
    .split(/[\s\u00a0]+/)
    .filter((word) => word !== '' && !word.startsWith('http'))
    .join(' ')

/** Text of an item without the shortcodes that the files have; old captions are a value of theirs. */
const sourceOf = ({ content, meta }: WxrItem) =>
  content
    .replaceAll(/\[(?:wp_)?caption[^\]]*?\bcaption="([^"]*)"[^\]]*\]/g, ' $1 ')
    .replaceAll(/\[\/?(?:caption|gallery|audio|embed|playlist|video|sourcecode)\b[^\]]*\]/g, ' ') +
  footnotesOf(meta.get('footnotes')?.[0])

function htmlIn(value: unknown, name = ''): string {
  if (typeof value === 'string')
    return name === 'html' ? value : `<p>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, part]) =>
      key === 'image' || key === 'url' ? '' : htmlIn(part, name === '' || /^\d+$/.test(key) ? key : name),
    )
    .join(' ')
}

t.test('every text of an export has the same words as before', { skip }, async (t) => {
  for (const file of files) {
    const wxr = await readWxrFile(join(folder, file))
    const texts: { sections: readonly { options: object }[] }[] = []
    const dispatch = async (_: unknown, command: { text?: (typeof texts)[number] }) => {
      if (command.text) texts.push(command.text)
      return { ok: true }
    }
    for (const { run } of wordpressImport(wxr, { site }).commands)
      await run({ dispatch } as never, {} as never)
    const items = wxr.items.filter(isContent)
    t.equal(texts.length, items.length, file)
    for (const [at, item] of items.entries()) {
      const after = texts[at]!.sections.map(({ options }) =>
        Object.entries(options)
          .map(([name, value]) => htmlIn(value, name))
          .join(' '),
      )
      t.equal(wordsOf(after.join(' ')), wordsOf(sourceOf(item)), `${file}: ${item.type} ${item.id}`)
    }
  }
})

t.test(
  'no item of an export is rejected or more open, and a second import adds nothing',
  { skip },
  async (t) => {
    const keys = openKeyStore({
      url: pathToFileURL(join(testFolder(t), 'keys.sqlite')).href,
      master: randomBytes(32),
    })
    const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
    t.teardown(async () => {
      await log.close()
      await keys.close()
    })
    const tools = openTools({ log, pepper: randomBytes(32) })
    const { signal } = new AbortController()
    const importAll = async (file: string) => {
      const past = await readPast(log, signal)
      const own = siteFor(wordpress, undefined, past)
      await createSite(wordpress, own, tools)
      const source = await wordpress.read(join(folder, file), { limit: Infinity, site: own, past })
      return runImport(source, { tools, past, site: own, signal })
    }
    for (const file of files) {
      const tally = await importAll(file)
      t.same([...tally.reasons], [], file)
      const { items } = await readWxrFile(join(folder, file))
      const open = items.filter(
        (item) => isContent(item) && item.status === 'publish' && item.password === '',
      ).length
      t.ok((tally.counts.get('publications')?.added ?? 0) <= open, file)
    }
    const head = await log.head()
    for (const file of files) await importAll(file)
    t.equal(await log.head(), head, 'nothing was added')
  },
)

t.test('an export that is cut is rejected with the line', { skip }, async (t) => {
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').trimEnd()
    for (let at = 0; at < 20; at++) {
      const part = text.slice(0, Math.floor((text.length * (at + 0.5)) / 20))
      await t.rejects(
        readWxr([part]),
        new RegExp(`line ${part.trimEnd().split('\n').length}\\b`),
        `${file} ${at}`,
      )
    }
  }
})
