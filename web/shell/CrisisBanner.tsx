import { LifeBuoy } from 'lucide-react'
import css from './shell.module.css'

/** Help in a crisis, one step away on every screen of a site that has the banner. */
export function CrisisBanner() {
  return (
    <aside aria-label="Help in a crisis" className={css.crisis}>
      <LifeBuoy size={20} aria-hidden="true" />
      <p>
        In crisis? You are not alone. In the US, call or text <a href="tel:988">988</a> at any hour.{' '}
        <a href="https://findahelpline.com/" rel="noreferrer">
          Find a helpline anywhere
        </a>
      </p>
    </aside>
  )
}
