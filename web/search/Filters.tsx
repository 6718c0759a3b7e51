import { useShell } from '../frame/shell.ts'
import { FilterChoice } from '../frame/layout/FilterChoice.tsx'
import { kindsOn, pathFor, timeChoices, type Asked } from './choices.ts'
import css from './search.module.css'

/** Links that limit a search to kinds and times, and one that extends it to related communities. */
export function Filters({ asked, hasFamily }: { asked: Asked; hasFamily: boolean }) {
  const { site } = useShell()
  const choice = (label: string, change: Partial<Asked>, isChosen: boolean) => (
    <FilterChoice key={label} label={label} to={pathFor(asked, change)} isChosen={isChosen} />
  )
  return (
    <nav aria-label="Filters" className={css.filters}>
      <ul aria-label="Kind">
        {kindsOn(site).map(([kind, label]) => choice(label, { kind }, asked.kind === kind))}
      </ul>
      <ul aria-label="Time">
        {timeChoices.map(([time, label]) => choice(label, { time }, asked.time === time))}
      </ul>
      {hasFamily && (
        <ul aria-label="Communities">
          {choice(`Only ${site.name}`, { isFamily: false }, !asked.isFamily)}
          {choice('Related communities too', { isFamily: true }, asked.isFamily)}
        </ul>
      )}
    </nav>
  )
}
