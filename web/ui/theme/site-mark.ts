import { createContext } from 'react'
import type { SiteMark } from '../../../services/rules/sites/logo.ts'

/** What the logo of the site that is being looked at is drawn from; null outside of a site. */
export const SiteMarkContext = createContext<SiteMark | null>(null)
