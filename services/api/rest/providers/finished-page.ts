import { escape, styledPage } from '../../http/page.ts'
import type { ProviderAnswer } from '../../http/shapes.ts'

/** JSON in a script, in which no character can end the script. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>\u2028\u2029]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${code}`
  })

/** Last page of the popup: it tells the answer to the page that opened it, and closes (spec §4 Login). */
export const finishedPage = (answer: ProviderAnswer, origin: string, nonce: string): string =>
  styledPage(
    {
      title: answer.status === 'success' ? "You're logged in" : "We couldn't log you in",
      body: `<p>${escape(answer.status === 'success' ? 'You can close this window.' : answer.message)}</p>
<p><a href="/">Go to the community</a></p>
<script nonce="${nonce}">
opener?.postMessage(${literal({ provider: answer })}, ${literal(origin)})
close()
</script>`,
    },
    nonce,
  )
