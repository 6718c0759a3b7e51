/** Maximum length of the text of a page that is logged. */
const MAX_LOGGED_CHARS = 500

/** Text of an HTML page, such as the error page of a proxy, on one line. */
export const textIn = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gis, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LOGGED_CHARS)
