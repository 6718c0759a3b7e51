/** Escapes a text for use in HTML. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Styles like those of the web client (web/ui/theme/tokens.css), copied as the page must not need other files. */
export const style = `
:root{color-scheme:light dark;font:112.5%/1.6 system-ui,sans-serif;background:light-dark(#faf7f2,#191614);color:light-dark(#2b2622,#f1eae2)}
body{display:grid;min-height:100vh;margin:0;place-items:center}
main{max-width:34rem;padding:2rem;overflow-wrap:anywhere}
h1{font:600 1.75rem/1.25 'Iowan Old Style',Charter,Georgia,serif;overflow-wrap:anywhere}
a{color:inherit}
button{padding:.75rem 1.5rem;border:0;border-radius:.5rem;font:inherit;font-weight:600;background:light-dark(#2b2622,#f1eae2);color:light-dark(#faf7f2,#191614);cursor:pointer}
.help{margin-top:3rem;font-size:.889rem;color:light-dark(#645a50,#b9aea2)}`

/** Title of a short page, and its body as HTML. */
export interface Styled {
  title: string
  body: string
}

/** HTML of a short page without scripts or files. Its styles have the `nonce` of the response's policy. */
export const styledPage = ({ title, body }: Styled, nonce: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escape(title)}</h1>
${body}
</main></body>
</html>
`
