import { consentWording } from '../../services/rules/consent/wording.ts'
import layout from '../ui/theme/layout.module.css'
import css from './consent.module.css'
import { useConsent, type useConsentGroups } from '../frame/consent/consent.ts'

/** The answers to one group, with its providers. */
export function GroupFields({
  group: { group, providers },
}: {
  group: ReturnType<typeof useConsentGroups>[number]
}) {
  const { answers, signal } = useConsent()
  const answer = answers[group] ?? null
  const isRefused = signal && group === 'advertising'
  const { title, text } = consentWording.groups[group]
  const options = [
    ['allow', 'Allow', true],
    ['refuse', "Don't allow", false],
  ] as const
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{title}</legend>
      <p>{text}</p>
      <p className={layout.soft}>From: {providers.join(', ')}</p>
      {isRefused && (
        <p>Your browser sends Global Privacy Control, so this is off while your browser sends it.</p>
      )}
      <div key={String(answer)} className={css.options}>
        {options.map(([value, label, isGranted]) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              name={group}
              value={value}
              required
              disabled={isRefused && isGranted}
              defaultChecked={answer === isGranted}
            />{' '}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
