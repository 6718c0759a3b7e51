const fontSizes = ['font-reg', 'font-lg', 'font-xl'] as const
const contrasts = ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark'] as const

/**
 * How a person wants the pages to look (spec §3 Accessibility settings). Null is not chosen: the system's own
 * preferences hold.
 */
export interface Accessibility {
  fontSize: (typeof fontSizes)[number] | null
  contrast: (typeof contrasts)[number] | null
}

export const unset: Accessibility = { fontSize: null, contrast: null }

const cookieName = 'accessibility'
const year = 365 * 24 * 60 * 60

/** Reads the settings out of `document.cookie`; what is missing or broken counts as unset. */
export function readAccessibility(cookies: string): Accessibility {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${cookieName}=`))
  const [fontSize, contrast] = pair?.slice(cookieName.length + 1).split('.') ?? []
  return {
    fontSize: fontSizes.find((name) => name === fontSize) ?? null,
    contrast: contrasts.find((name) => name === contrast) ?? null,
  }
}

/**
 * What the document runs before its first paint: one HTML is for all, so the settings come from the cookie. Short, as
 * it is in every page; what it does not know it leaves out.
 */
export const accessibilityScript = `{let[,f,c]=/(?:^|; )${cookieName}=(font-(?:reg|lg|xl))?\\.(contrast-(?:reg|low|light|dark))?(?:;|$)/.exec(document.cookie)||[],d=document.documentElement.dataset;if(f)d.font=f;if(c)d.contrast=c}`

/** The contrast that the system's preferences come to, where none is chosen. Only in the browser. */
export function systemContrast(): NonNullable<Accessibility['contrast']> {
  const prefers = (what: string) => matchMedia(`(prefers-${what})`).matches
  if (prefers('color-scheme: dark')) return 'contrast-dark'
  return prefers('contrast: more') ? 'contrast-light' : 'contrast-reg'
}

const listeners = new Set<() => void>()
let settings: Accessibility | undefined

/** The settings of this browser, as a store that can be listened to (`useVisitor` in the sites). */
export const accessibilityStore = {
  /** Only in the browser. */
  read: (): Accessibility => (settings ??= readAccessibility(document.cookie)),
  /** Answers with how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Keeps the settings for a year on this host, and shows the page so. */
export function setAccessibility(wanted: Accessibility): void {
  const { fontSize, contrast } = wanted
  settings = wanted
  document.cookie = `${cookieName}=${fontSize ?? ''}.${contrast ?? ''}; path=/; max-age=${year}; samesite=lax`
  const { dataset } = document.documentElement
  if (fontSize) dataset['font'] = fontSize
  else delete dataset['font']
  if (contrast) dataset['contrast'] = contrast
  else delete dataset['contrast']
  for (const notify of listeners) notify()
}
