import type { OptionsOf } from '../../services/rules/sections.ts'
import css from './sections.module.css'

/** Text with its structure. The server has cleaned it (services/html.ts). */
export const Html = ({ options }: { options: OptionsOf<'HTML'> }) => (
  <div className={css.html} dangerouslySetInnerHTML={{ __html: options.html }} />
)
