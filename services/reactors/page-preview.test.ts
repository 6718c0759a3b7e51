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
  t.equal(previewIn('<title>می\u200cخواهم</title>')?.title, 'می\u200cخواهم', 'joiners stay')
})

test('a page ends at its body, and where it has more elements or levels than a head has', async (t) => {
  const late = '<meta property="og:title" content="Late">'
  const titleOf = (before: string) => previewIn(`<title>Early</title>${before}${late}`)?.title
  t.equal(titleOf('<link>'.repeat(1900)), 'Late')
  t.equal(titleOf('<link>'.repeat(3000)), 'Early')
  t.equal(titleOf('<noscript><img></noscript>'.repeat(900)), 'Late', 'whose elements are closed')
  t.equal(titleOf('<div>'.repeat(19)), 'Late')
  t.equal(titleOf('<div>'.repeat(20)), 'Early')
  t.equal(titleOf('<body>'), 'Early')
  t.equal(titleOf('<head></head>'), 'Early')
})
