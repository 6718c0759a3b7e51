import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { disorderFacts, disorderOfCode } from '../../services/commands/disorders.ts'
import { noFacts } from '../../services/rules/disorders/facts.ts'
import { root } from '../network.ts'
import { medquad, medquadImport } from './medquad.ts'
import { readPage } from './medquad/pages.ts'
import { filesIn } from './medquad/tar.ts'
import { readPacket } from './orphanet/packet.ts'
import type { Past } from './past.ts'

const xml = (focus: string, synonym: string) => `<?xml version="1.0"?>
<Document id="1" source="GARD" url="https://example.org/gard/1">
<Focus>${focus}</Focus>
<Synonyms><Synonym>${synonym}</Synonym></Synonyms>
<QAPairs>
<QAPair pid="1"><Question qid="1-1" qtype="exams and tests">What is (are) ${focus} ?</Question>
<Answer>What is ${focus}? It&apos;s rare.</Answer></QAPair>
<QAPair pid="2"><Question qid="1-2" qtype="exams and tests">How to test?</Question><Answer>By blood.</Answer></QAPair>
<QAPair pid="3"><Question qid="1-3" qtype="symptoms">Which signs?</Question><Answer></Answer></QAPair>
</QAPairs></Document>`

const pastWith = (...names: [code: string, name: string, ...synonyms: string[]][]): Past => ({
  commands: new Set(),
  sites: new Map(),
  contents: new Map(),
  disorders: new Map(
    names.map(([orphaCode, name, ...synonyms]) => {
      const disorder = disorderOfCode(orphaCode)
      const data = { disorder, ...noFacts, orphaCode, name, synonyms, slug: 'a', source: null, release: null }
      return [disorder, disorderFacts.evolve(disorderFacts.initialState, { type: 'DisorderDefined', data })]
    }),
  ),
})

t.test('a page has its questions without templates, and each has an address of its own', async (t) => {
  t.same(readPage(xml('Old fever', 'Fever of old')).questions, [
    {
      slug: 'exams-and-tests',
      question: 'What is Old fever?',
      answer: "It's rare.",
      url: 'https://example.org/gard/1',
    },
    {
      slug: 'exams-and-tests-2',
      question: 'How to test?',
      answer: 'By blood.',
      url: 'https://example.org/gard/1',
    },
  ])
})

t.test(
  'pages are joined by the name of a disorder, or by a synonym of either that names only one',
  async (t) => {
    const past = pastWith(
      ['1', 'Old fever'],
      ['2', 'New fever', 'Young fever'],
      ['3', 'Chills', 'Shaking'],
      ['4', 'Ague', 'Shaking'],
    )
    const pages = [
      xml('old-fever', 'x'),
      xml('Young fever', 'x'),
      xml('Shaking', 'x'),
      xml('Rigor', 'Old fever'),
    ].map(readPage)
    const { found, total } = medquadImport(pages, past)
    t.same(found, { pages: 4, 'joined by label': 1, 'joined by synonym': 1 })
    t.equal(total, 2)
  },
)

const data = join(root, '../shared/data')
const packets = join(data, 'orphanet-orphapackets/orphapackets.ndjson.gz')
const questions = join(data, 'medquad/medquad-9-collections.tar.gz')
const missing = [packets, questions].filter((path) => !existsSync(path))
const skip = missing.length > 0 ? `the data sets are not at ${missing.join(' and ')}` : false

t.test(
  'the pages of MedQuAD are joined with the whole directory by label and by synonym',
  { skip },
  async (t) => {
    const lines = gunzipSync(readFileSync(packets)).toString('utf8').split('\n').filter(Boolean)
    const names = lines
      .map(readPacket)
      .flatMap((one): [string, string, ...string[]][] =>
        one ? [[one.facts.orphaCode, one.facts.name, ...one.facts.synonyms]] : [],
      )
    const { found } = await medquad.read(questions, { limit: Infinity, past: pastWith(...names) })
    t.comment(`by label: ${found?.['joined by label']}, by synonym: ${found?.['joined by synonym']}`)
    t.same(found, { pages: 2685, 'joined by label': 894, 'joined by synonym': 483 })
  },
)

t.test('questions that a disorder already has are not sent again', async (t) => {
  const past = pastWith(['1', 'Old fever'])
  const page = readPage(xml('Old fever', 'x'))
  const disorder = disorderOfCode('1')
  const state = disorderFacts.evolve(past.disorders.get(disorder)!, {
    type: 'DisorderQuestionsAnswered',
    data: { disorder, source: 'medquad', questions: page.questions },
  })
  past.disorders.set(disorder, state)
  t.equal(medquadImport([page], past).total, 0)
})

t.test('files of a tar archive are read by their paths', async (t) => {
  const header = (name: string, size: number) => {
    const block = Buffer.alloc(512)
    block.write(name, 0)
    block.write(size.toString(8).padStart(11, '0'), 124)
    return block
  }
  const body = (text: string) => Buffer.concat([Buffer.from(text), Buffer.alloc(512 - text.length)])
  const archive = Buffer.concat([
    header('a/', 0),
    header('a/1.xml', 2),
    body('hi'),
    header('b.txt', 1),
    body('x'),
    Buffer.alloc(1024),
  ])
  t.same([...filesIn(archive, (path) => path.endsWith('.xml'))], [['a/1.xml', 'hi']])
})
