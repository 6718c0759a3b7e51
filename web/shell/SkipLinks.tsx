import css from './shell.module.css'

/** The first things that the Tab key comes to (spec §2 Skip links); only to what is on the page. */
export function SkipLinks({
  hasAccessibility,
  hasAccount,
}: {
  hasAccessibility: boolean
  hasAccount: boolean
}) {
  return (
    <nav aria-label="Skip links" className={css.skips}>
      {hasAccessibility && <a href="#accessibility">Skip to accessibility menu</a>}
      {hasAccount && <a href="#account">Skip to profile or login</a>}
      <a href="#content">Skip to content</a>
      <a href="#footer">Skip to footer</a>
    </nav>
  )
}
