import { logoSvg, type SiteMark } from '../../services/rules/sites/logo.ts'

/** A site's icon as a data address: its logo (web/ui/theme/SiteLogo.tsx). */
export const iconOf = (site: SiteMark): string => `data:image/svg+xml,${encodeURIComponent(logoSvg(site))}`
