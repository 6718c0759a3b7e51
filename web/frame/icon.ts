import { logoSvg, type SiteMark } from '../../services/rules/sites/logo.ts'

/** Generated icon of a site without a logo, as a data URL (web/ui/theme/SiteLogo.tsx). */
export const iconOf = (site: SiteMark): string => `data:image/svg+xml,${encodeURIComponent(logoSvg(site))}`
