import { logoSvg, type SiteMark } from '../../services/rules/logo.ts'

/** A site's icon as a data address: its logo, as in the header. */
export const iconOf = (site: SiteMark): string => `data:image/svg+xml,${encodeURIComponent(logoSvg(site))}`
