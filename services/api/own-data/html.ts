import { escape } from '../http/page.ts'
import type { List } from './list.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A time as text for people, in UTC. */
export const moment = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${escape(day.format(at))} UTC</time>`

/** HTML for a text by a member; null if the text was erased. */
export const prose = (text: string | null): string =>
  text === null ? '<p class="soft">This text was removed.</p>' : `<p class="prose">${escape(text)}</p>`

/** Joins the HTML parts of a line; missing parts are skipped. */
export const line = (...parts: (string | null | false)[]): string =>
  `<p class="soft">${parts.filter(Boolean).join(' · ')}</p>`

/** HTML list of names and values; entries whose value is null are left out. */
export const facts = (entries: readonly (readonly [name: string, value: string | null])[]): string => {
  const rows = entries.flatMap(([name, value]) =>
    value === null ? [] : [`<dt>${escape(name)}</dt><dd>${value}</dd>`],
  )
  return `<dl>${rows.join('\n')}</dl>`
}

// The colours and fonts of the web client (web/ui/theme/tokens.css) are copied here, because this page loads no files.
const style = `
:root { color-scheme: light dark; --page: light-dark(#faf7f2, #191614); --card: light-dark(#fff, #231f1c);
  --ink: light-dark(#2b2622, #f1eae2); --soft: light-dark(#645a50, #b9aea2); --line: light-dark(#e6dfd4, #3b342e);
  --accent: light-dark(#2f6b5e, #8fd0bf) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 112.5%/1.6 system-ui, sans-serif }
main { max-width: 47rem; margin: 0 auto; padding: 2rem 1.5rem 4.5rem }
h1, h2, h3 { margin: 0; font-family: 'Iowan Old Style', Charter, 'Palatino Linotype', Georgia, serif; line-height: 1.2;
  overflow-wrap: anywhere }
h1 { margin-bottom: 1rem; font-size: 2.2rem }
h2 { margin: 3rem 0 1rem; font-size: 1.39rem }
h3 { margin-top: 1.5rem; font-size: 1.17rem }
p { margin: .5rem 0; overflow-wrap: anywhere }
a { color: var(--accent) }
nav ul { columns: 15rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .25rem 0 }
article { margin: .75rem 0; padding: 1rem 1.25rem; border-radius: 14px; background: var(--card); break-inside: avoid }
article.mine { margin-left: 2rem }
article.theirs { margin-right: 2rem }
article h3 { margin-top: 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 1.5rem 0 }
dt, .soft { color: var(--soft) }
.soft { font-size: .889rem }
dd { margin: 0; overflow-wrap: anywhere }
.item { margin: 0; padding: .4rem 0; border-top: 1px solid var(--line) }
.prose { white-space: pre-line }
@media (max-width: 600px) {
  main { padding: 1.5rem 1rem 3rem }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: .75rem }
}
@media print {
  :root { color-scheme: light; --page: #fff }
  body { font-size: 11pt }
  main { max-width: none; padding: 0 }
  article { padding: .5rem 0; border-top: 1px solid var(--line); border-radius: 0 }
}`

interface Front {
  title: string
  /** Beginning of the HTML page in a copy of a member's data, before the lists. */
  intro: string
}

/** The lists as a printable HTML page without external files. Its policy forbids scripts, in case escaping fails. */
export async function* htmlOf({ title, intro }: Front, lists: readonly List[]): AsyncGenerator<string> {
  const links = lists.map(({ name, heading }) => `<li><a href="#${name}">${escape(heading)}</a></li>`)
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${intro}
<nav aria-label="Contents"><ul>
${links.join('\n')}
</ul></nav>
`
  for (const { name, heading, entries } of lists) {
    yield `<section aria-labelledby="${name}">\n<h2 id="${name}">${escape(heading)}</h2>\n`
    let isEmpty = true
    for await (const { html } of entries()) {
      isEmpty = false
      yield `${html()}\n`
    }
    yield `${isEmpty ? '<p class="soft">Nothing here.</p>\n' : ''}</section>\n`
  }
  yield '</main>\n</body>\n</html>\n'
}
