import { loadScript } from '../../../frame/consent/load-script.ts'

/** The part of Google's library (Google Identity Services) that One Tap uses. */
interface GoogleIdentity {
  initialize(options: {
    client_id: string
    callback(response: { credential: string }): void
    context: 'signin'
    cancel_on_tap_outside: boolean
    use_fedcm_for_prompt: boolean
  }): void
  prompt(): void
  cancel(): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client'

/** Shows Google's prompt, after consent; returns a function that closes it. `onCredential` gets an ID token. */
export function promptGoogle(clientId: string, onCredential: (credential: string) => void): () => void {
  let isClosed = false
  const show = async () => {
    await loadScript('functional', ADDRESS)
    const { google } = window
    if (isClosed || !google) return
    google.accounts.id.initialize({
      client_id: clientId,
      callback: ({ credential }) => onCredential(credential),
      context: 'signin',
      cancel_on_tap_outside: false,
      use_fedcm_for_prompt: true,
    })
    google.accounts.id.prompt()
  }
  show().catch((error: unknown) => console.warn('One Tap is not available', error))
  return () => {
    isClosed = true
    window.google?.accounts.id.cancel()
  }
}
