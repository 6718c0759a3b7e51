import { createContext } from 'react'
import type { SiteMark } from '../../../services/rules/sites/logo.ts'

/** Data from which the current site's logo is drawn; null outside of a site. */
export const SiteMarkContext = createContext<SiteMark | null>(null)
