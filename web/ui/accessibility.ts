import { z } from 'zod'

/**
 * How a person wants the pages to look (spec §3 Accessibility settings). Null is not chosen: the system's own
 * preferences hold.
 */
export const Accessibility = z.object({
  fontSize: z.enum(['font-reg', 'font-lg', 'font-xl']).nullable(),
  contrast: z.enum(['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark']).nullable(),
})
export type Accessibility = z.output<typeof Accessibility>

export const unset: Accessibility = { fontSize: null, contrast: null }

const cookieName = 'accessibility'
const year = 365 * 24 * 60 * 60

/** Reads the settings out of a Cookie header or `document.cookie`; what is missing or broken counts as unset. */
export function readAccessibility(cookies: string): Accessibility {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${cookieName}=`))
  const [fontSize, contrast] = pair?.slice(cookieName.length + 1).split('.') ?? []
  const parsed = Accessibility.safeParse({ fontSize: fontSize || null, contrast: contrast || null })
  return parsed.success ? parsed.data : unset
}

/** The cookie that keeps the settings for a year on this host; the server reads it for the first byte. */
export const accessibilityCookie = ({ fontSize, contrast }: Accessibility): string =>
  `${cookieName}=${fontSize ?? ''}.${contrast ?? ''}; path=/; max-age=${year}; samesite=lax`
