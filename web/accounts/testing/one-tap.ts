/** Script that stands in for Google's: its prompt is a button, 'Continue as <name>', which gives an ID token. */
export const oneTapScript = (name: string, credential: string): string => `window.google = { accounts: { id: {
  initialize(options) { this.options = options },
  prompt() {
    this.button = document.createElement('button')
    this.button.textContent = ${JSON.stringify(`Continue as ${name}`)}
    this.button.onclick = () => this.options.callback({ credential: ${JSON.stringify(credential)} })
    document.body.append(this.button)
  },
  cancel() { this.button?.remove() },
} } }`
