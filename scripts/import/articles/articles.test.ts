import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { SiteId } from '../../../events/kinds.ts'
import { PostText } from '../../../services/rules/publishing/post-text.ts'
import type { Import } from '../format.ts'
import { root } from '../../network.ts'
import { medlineplus } from './medlineplus.ts'
import { medquadPages, medquadPagesImport } from './medquad-pages.ts'

const site: SiteId = 'site_01jd0000000000000000000001'
const past = { sites: new Map(), contents: new Map() }

/** The commands of an import as they would be dispatched. */
async function sent({ first = [], commands }: Import) {
  const all: { name: string; text?: unknown; at: string }[] = []
  for (const { run, at } of [...first, ...commands]) {
    const dispatch = async (_: unknown, command: { name: string; text?: unknown }) => {
      all.push({ ...command, at: new Date(at).toISOString() })
      return { ok: true }
    }
    await run({ dispatch } as never, {} as never)
  }
  return all
}

/** Problems of the texts that an import writes. */
const problemsIn = (all: readonly { text?: unknown }[]) =>
  all.flatMap(({ text }) => (text ? (PostText.safeParse(text).error?.issues ?? []) : []))

t.test('two pages of one name get two addresses, and dashes become a list', async (t) => {
  const page = `<Document url="https://example.org/a"><Focus>Old fever</Focus><QAPairs><QAPair pid="1">
    <Question qtype="symptoms">Which signs?</Question><Answer>Some:\n\n- heat &lt; 40\n- rest</Answer></QAPair></QAPairs></Document>`
  const read = medquadPagesImport(
    [
      ['1_CancerGov_QA/1.xml', page],
      ['2_GARD_QA/2.xml', page],
    ],
    site,
  )
  const all = await sent(read)
  t.same(problemsIn(all), [])
  t.match(all, [
    {
      text: {
        slug: 'old-fever',
        tags: ['cancergov'],
        sections: [
          {
            options: {
              html: '<h2>Which signs?</h2><p>Some:</p><ul><li>heat &lt; 40</li><li>rest</li></ul>',
            },
          },
        ],
      },
    },
    {},
    { text: { slug: 'old-fever-2', tags: ['gard'] } },
    {},
  ])
})

const data = join(root, '../shared/data')
const summaries = join(data, 'medlineplus-html')
const questions = join(data, 'medquad')
const missing = [summaries, questions].filter((path) => !existsSync(path))
const skip = missing.length > 0 ? `the data sets are not at ${missing.join(' and ')}` : false

t.test('texts of MedlinePlus and MedQuAD can be written as pages', { skip }, async (t) => {
  const topics = await sent(await medlineplus.read(summaries, { limit: Infinity, site, past }))
  const pages = await sent(await medquadPages.read(questions, { limit: 150, site, past }))
  t.equal(topics.filter(({ name }) => name === 'writePost').length, 43)
  t.equal(pages.filter(({ name }) => name === 'writePost').length, 150)
  t.same(problemsIn([...topics, ...pages]), [])
})
