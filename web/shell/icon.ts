import { logoSvg, type SiteMark } from '../../services/rules/sites/logo.ts'

/** The icon of a site without a logo of its own, as a data address: the drawn one (web/ui/theme/SiteLogo.tsx). */
export const iconOf = (site: SiteMark): string => `data:image/svg+xml,${encodeURIComponent(logoSvg(site))}`
