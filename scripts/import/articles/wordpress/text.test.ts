import t from 'tap'
import { htmlOfText } from './text.ts'

const htmlOf = (text: string) => htmlOfText(text).html

t.test('line breaks of the classic editor stay, and those of blocks are theirs', async (t) => {
  const lines: readonly [text: string, html: string][] = [
    [
      'Oat porridge\n50 g oats\r\n200 ml water\n\nStir.',
      'Oat porridge<br>50 g oats<br>200 ml water\n\nStir.',
    ],
    ['<b>5</b>\n<i>10</i>', '<b>5</b><br><i>10</i>'],
    ['<ul>\n<li>one\ntwo</li>\n</ul>\nafter', '<ul><li>one<br>two</li></ul>after'],
    ['<p>one\n\ntwo</p>', '<p>one</p><p>two</p>'],
    ['<td>a\n\nb</td>', '<td>a<br><br>b</td>'],
    ['<pre>a\nb</pre>', '<pre>a\nb</pre>'],
    ['one<br />\ntwo', 'one<br />two'],
    [
      '<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->',
      '<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->',
    ],
  ]
  for (const [text, html] of lines) t.equal(htmlOf(text), html, text)
})

t.test(
  'shortcodes are left out with their values, while their content and words in brackets stay',
  async (t) => {
    const all = htmlOfText(
      '[vc_row][vc_column width="1/2"]Rest [sic] [1] [Edited by Ann][/vc_column][/vc_row] [[gallery]] [contact-form-7 id="1" title="a > b"] [b]bold[/b]',
    )
    t.equal(all.html.replaceAll(/ +/g, ' ').trim(), 'Rest [sic] [1] [Edited by Ann] &#91;gallery&#93; bold')
    t.same(all.shortcodes, [
      '[vc_row]',
      '[vc_column width="1/2"]',
      '[contact-form-7 id="1" title="a > b"]',
      '[b]',
    ])
    t.equal(
      htmlOf('[caption id="a" caption="Sea &amp; sun"]<a href="/b"><img src="c.jpg"></a>[/caption]'),
      '<figure><a href="/b"><img src="c.jpg"></a><figcaption>Sea &amp; sun</figcaption></figure>',
    )
    const page = 'https://video.example/watch?v=1&amp;t=2'
    t.equal(htmlOf(`[embed width="3"]${page}[/embed]`), `<p><a href="${page}">${page}</a></p>`)
    t.equal(htmlOf(`Look:\n${page}\nthere`), `Look:<br><a href="${page}">${page}</a><br>there`)
    t.equal(htmlOf('[sourcecode language="x"]a\n b[/sourcecode]'), '<pre>a\n b</pre>')
    t.equal(
      htmlOf(`${'['.repeat(3000)}${'[a '.repeat(3000)}"`).length,
      12_001,
      'many brackets take little time',
    )
  },
)
