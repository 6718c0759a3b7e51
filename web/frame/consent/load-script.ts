import type { ConsentGroup } from '../../../services/rules/consent/groups.ts'
import { hasConsent } from './consent.ts'

const loading = new Map<string, Promise<void>>()

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error('A script of another company could not be loaded'))
    })
    document.head.append(script)
  })
}

/** Loads a script of another company once. Rejects without consent to its group, which the page's policy enforces too. */
export function loadScript(group: ConsentGroup, address: string): Promise<void> {
  if (!hasConsent(group)) return Promise.reject(new Error(`There is not consent to ${group}`))
  const script = loading.get(address) ?? load(address)
  loading.set(address, script)
  return script
}
