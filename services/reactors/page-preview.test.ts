import { test } from 'tap'
import { previewIn } from './page-preview.ts'

test('a preview has the title, description and name that a page gives of itself', async (t) => {
  const head = `<!doctype html><html><head><title>Knees | A&amp;B</title>
    <meta name="description" content="All about  knees"><meta property="og:site_name" content="A&amp;B">`
  t.same(previewIn(head), { title: 'Knees | A&B', description: 'All about knees', siteName: 'A&B' })
  t.match(
    previewIn(`${head}<meta property="og:title" content="Knees"><meta property="og:title" content="No">`),
    {
      title: 'Knees',
    },
  )
  t.match(previewIn('<title>Only\n a title</title><svg><title>Icon</title></svg>'), {
    title: 'Only a title',
    description: null,
    siteName: null,
  })
})

test('a page without a title has no preview', async (t) => {
  for (const html of ['', 'text', '<title> \u202e </title>', '<meta name="description" content="Knees">'])
    t.equal(previewIn(html), null, html)
})

test('a preview is plain text of limited length without control and direction characters', async (t) => {
  const { title, description } = previewIn(
    `<title>\u202eevil\u0000 &lt;b&gt;bold&lt;/b&gt;</title><meta name="description" content="${'😀'.repeat(400)}">`,
  )!
  t.equal(title, 'evil <b>bold</b>')
  t.equal(description, `${'😀'.repeat(299)}…`)
})
