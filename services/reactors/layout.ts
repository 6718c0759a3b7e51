import { createElement as h, type ReactNode } from 'react'
import { accentShades } from '../rules/sites/accent.ts'
import type { Place } from './letter.ts'

/** A link in a mail. The plain-text part has its address after the label. */
export interface Action {
  label: string
  href: string
}

/** A part of a letter with a heading over lines, each of which is a link. */
export interface Section {
  heading: string
  lines: readonly Action[]
}

export type Part = string | Action | Section

/** End of a letter that nobody needs for the account: why it came, and how to get no more. */
export interface Ending {
  reason: string
  /** Page to unsubscribe, and address for mail programs that do it with one click. */
  unsubscribe: string
  oneClick: string
  settings: string
}

interface Body {
  subject: string
  parts: readonly Part[]
  ending: Ending | null
}

// Colours are those of web/ui/theme/tokens.css. Programs that ignore <style> show the light ones.
const light = { page: '#faf7f2', card: '#ffffff', ink: '#2b2622', soft: '#645a50', onAccent: '#ffffff' }
const dark = { page: '#191614', card: '#231f1c', ink: '#f1eae2', soft: '#b9aea2', onAccent: '#171412' }
const defaultAccent = { light: '#2f6b5e', dark: '#8fd0bf' }
const serif = "'Iowan Old Style',Charter,Georgia,serif"
const sans = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

const darkStyle = (
  accent: string,
): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important;color:${dark.ink}!important}
.card{background:${dark.card}!important;color:${dark.ink}!important}
.soft,.soft a{color:${dark.soft}!important}
.accent{color:${accent}!important}
.button{background:${accent}!important;color:${dark.onAccent}!important}
}`

const paragraph = { margin: '0 0 16px' }
const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 }

const button = ({ label, href }: Action, accent: string): ReactNode =>
  h(
    'p',
    { style: { margin: '8px 0 24px' } },
    h(
      'a',
      {
        href,
        className: 'button',
        style: {
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: 8,
          background: accent,
          color: light.onAccent,
          fontWeight: 600,
          textDecoration: 'none',
        },
      },
      label,
    ),
  )

const section = ({ heading, lines }: Section, accent: string): ReactNode => [
  h('h2', { key: 'heading', style: { margin: '24px 0 8px', font: `600 20px/1.3 ${serif}` } }, heading),
  h(
    'ul',
    { key: 'lines', style: { margin: '0 0 16px', padding: '0 0 0 20px' } },
    lines.map(({ label, href }, n) =>
      h(
        'li',
        { key: n, style: { margin: '0 0 8px' } },
        h('a', { href, className: 'accent', style: { color: accent } }, label),
      ),
    ),
  ),
]

function drawn(part: Part, accent: string): ReactNode {
  if (typeof part === 'string') return h('p', { style: paragraph }, part)
  return 'lines' in part ? section(part, accent) : button(part, accent)
}

const ended = ({ reason, unsubscribe, settings }: Ending): ReactNode => [
  `${reason} `,
  h('a', { key: 'settings', href: settings, style: { color: light.soft } }, 'Email settings'),
  ' or ',
  h('a', { key: 'unsubscribe', href: unsubscribe, style: { color: light.soft } }, 'unsubscribe'),
  '.',
]

function page({ subject, parts, ending }: Body, { name, origin, accent: hex }: Place): ReactNode {
  const accent = (hex !== null && accentShades(hex)) || defaultAccent
  const { page, card, ink, soft } = light
  const wide = { margin: '0 auto', maxWidth: 560 }
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Without these, programs on phones make links of dates and numbers, and enlarge the text.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('title', null, subject),
      h('style', null, darkStyle(accent.dark)),
    ),
    h(
      'body',
      { className: 'page', style: { margin: 0, padding: 0, background: page, color: ink } },
      h(
        'table',
        { ...table, className: 'page', style: { background: page, color: ink } },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { style: { padding: '24px 12px', font: `17px/1.6 ${sans}` } },
              h(
                'div',
                { style: wide },
                h(
                  'p',
                  { style: { margin: '0 12px 16px', font: `600 24px/1.25 ${serif}` } },
                  h(
                    'a',
                    {
                      href: origin,
                      className: 'accent',
                      style: { color: accent.light, textDecoration: 'none' },
                    },
                    name,
                  ),
                ),
                h(
                  'div',
                  {
                    className: 'card',
                    style: {
                      padding: '24px 24px 8px',
                      borderRadius: 14,
                      background: card,
                      color: ink,
                      overflowWrap: 'anywhere',
                    },
                  },
                  parts.map((part, n) => h('div', { key: n }, drawn(part, accent.light))),
                ),
                h(
                  'p',
                  {
                    className: 'soft',
                    style: { margin: '16px 12px 0', color: soft, font: `14px/1.6 ${sans}` },
                  },
                  ending ? ended(ending) : `This email is about your account at ${name}.`,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

function written(part: Part): string {
  if (typeof part === 'string') return part
  if (!('lines' in part)) return `${part.label}:\n${part.href}`
  return [part.heading, ...part.lines.map(({ label, href }) => `- ${label}\n  ${href}`)].join('\n')
}

const endedText = ({ reason, unsubscribe, settings }: Ending): string =>
  `-- \n${reason}\nEmail settings: ${settings}\nUnsubscribe: ${unsubscribe}`

/** A letter as HTML in the look of its site, without pictures and other files, and as text. */
export async function laidOut(body: Body, place: Place): Promise<{ html: string; text: string }> {
  // Loaded with the first mail only, because a process that sends none does not need it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return {
    html: `<!doctype html>${renderToStaticMarkup(page(body, place))}`,
    text: [...body.parts.map(written), ...(body.ending ? [endedText(body.ending)] : [])].join('\n\n'),
  }
}
