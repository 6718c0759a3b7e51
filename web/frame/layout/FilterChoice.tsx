import { SiteLink } from '../SiteLink.tsx'
import css from './filter-choice.module.css'

/** An entry in a list of links that filter the list below them. */
export const FilterChoice = (props: { label: string; to: string; isChosen: boolean }) => (
  <li>
    <SiteLink to={props.to} className={css.choice} aria-current={props.isChosen ? 'true' : undefined}>
      {props.label}
    </SiteLink>
  </li>
)
