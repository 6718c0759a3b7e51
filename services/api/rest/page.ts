/** Text as it may stand in HTML. */
export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A small page without the web's help: a title and what stands below it, as HTML. */
export const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escape(title)}</title></head>
<body><main><h1>${escape(title)}</h1>
${body}
</main></body>
</html>
`
