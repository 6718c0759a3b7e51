import type { CookieName } from '../../../services/rules/cookies.ts'

const fontSizes = ['font-reg', 'font-lg', 'font-xl'] as const
const contrasts = ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark'] as const

/** Display settings of a person (spec §3 Accessibility settings). Null stands for the system's preference. */
export interface Accessibility {
  fontSize: (typeof fontSizes)[number] | null
  contrast: (typeof contrasts)[number] | null
}

export const unset: Accessibility = { fontSize: null, contrast: null }

const cookieName = 'accessibility' satisfies CookieName
const YEAR_S = 365 * 24 * 60 * 60

/** Reads the settings from `document.cookie`; missing or invalid ones are null. */
export function readAccessibility(cookies: string): Accessibility {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${cookieName}=`))
  const [fontSize, contrast] = pair?.slice(cookieName.length + 1).split('.') ?? []
  return {
    fontSize: fontSizes.find((name) => name === fontSize) ?? null,
    contrast: contrasts.find((name) => name === contrast) ?? null,
  }
}

/**
 * Script that applies the settings in the cookie before the first paint, because the server sends the same HTML to
 * everyone. It is short, because it is in every page; it ignores unknown values.
 */
export const accessibilityScript = `{let[,f,c]=/(?:^|; )${cookieName}=(font-(?:reg|lg|xl))?\\.(contrast-(?:reg|low|light|dark))?(?:;|$)/.exec(document.cookie)||[],d=document.documentElement.dataset;if(f)d.font=f;if(c)d.contrast=c}`

/** Reads the contrast that the operating system's preferences ask for. Only for the browser. */
export function systemContrast(): NonNullable<Accessibility['contrast']> {
  const prefers = (what: string) => matchMedia(`(prefers-${what})`).matches
  if (prefers('color-scheme: dark')) return 'contrast-dark'
  return prefers('contrast: more') ? 'contrast-light' : 'contrast-reg'
}

const listeners = new Set<() => void>()
let settings: Accessibility | undefined

/** Store of the display settings of this browser, which `useVisitor` reads. */
export const accessibilityStore = {
  /** Returns the display settings of this browser. */
  read: (): Accessibility => (settings ??= readAccessibility(document.cookie)),
  /** Subscribes to changes of the display settings; returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Applies the display settings, and stores them for a year on this host. */
export function setAccessibility(wanted: Accessibility): void {
  const { fontSize, contrast } = wanted
  settings = wanted
  document.cookie = `${cookieName}=${fontSize ?? ''}.${contrast ?? ''}; path=/; max-age=${YEAR_S}; samesite=lax`
  const { dataset } = document.documentElement
  if (fontSize) dataset['font'] = fontSize
  else delete dataset['font']
  if (contrast) dataset['contrast'] = contrast
  else delete dataset['contrast']
  for (const notify of listeners) notify()
}
