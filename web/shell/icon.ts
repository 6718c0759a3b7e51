import { logoSvg, type SiteMark } from '../../services/rules/sites/logo.ts'

/** The generated icon of a site without its own logo, as a data URL (web/ui/theme/SiteLogo.tsx). */
export const iconOf = (site: SiteMark): string => `data:image/svg+xml,${encodeURIComponent(logoSvg(site))}`
