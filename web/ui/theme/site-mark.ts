import { createContext } from 'react'
import type { SiteMark } from '../../../services/rules/sites/logo.ts'

/** Data of the current site for its logo; null outside of a site. */
export const SiteMarkContext = createContext<SiteMark | null>(null)
