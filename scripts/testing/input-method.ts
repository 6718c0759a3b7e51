import type { Locator, Page } from 'playwright'

/** Code of a key that an input method takes. */
const TAKEN_KEY = 229

/** Input method that composes words in the focused field of a page, by the debugging protocol of the browser. */
export async function openInputMethod(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  return {
    /** Shows letters of a word that is not accepted yet. */
    compose: (text: string) =>
      protocol.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** Presses a key that the input method takes. */
    async press(key: string) {
      const about = { key, code: key, windowsVirtualKeyCode: TAKEN_KEY }
      await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...about })
      await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...about })
    },
    /** Ends the composition with a word. */
    accept: (text: string) => protocol.send('Input.insertText', { text }),
    /** Presses a key as Safari reports it: after the end of the composition, with the code of a taken key. */
    pressAfterwards: (field: Locator, keys: string) =>
      field.evaluate(
        (element, { key, ctrlKey, keyCode }) => {
          const about = { key, ctrlKey, keyCode, bubbles: true, cancelable: true }
          element.dispatchEvent(new KeyboardEvent('keydown', about))
        },
        { key: keys.replace('Control+', ''), ctrlKey: keys.startsWith('Control+'), keyCode: TAKEN_KEY },
      ),
  }
}
