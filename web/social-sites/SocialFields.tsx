import { keysOf } from '../../events/entries.ts'
import { handleLabel, handleOf, platforms } from '../../services/rules/social-sites.ts'
import { Field } from '../ui/forms/Field.tsx'
import { Select } from '../ui/forms/Select.tsx'
import type { FormRow } from './rows.ts'
import css from './social-sites.module.css'

const options = keysOf(platforms).map((value) => ({
  value,
  label: platforms[value].name,
}))

/** Fields of a link: the platform, and the handle with the label and prefix of the platform (spec §3). */
export function SocialFields({
  row,
  error,
  onChange,
}: {
  row: FormRow
  error: string | undefined
  onChange(row: FormRow): void
}) {
  const { platform, handle } = row
  return (
    <div className={css.fields}>
      <Select
        label="Platform"
        options={options}
        value={platform}
        onChange={(next) => onChange({ ...row, platform: next })}
      />
      <Field
        label={handleLabel(platform)}
        lead={platform ? platforms[platform].prefix : undefined}
        value={handle}
        error={error}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange({ ...row, handle: event.target.value })}
        onBlur={() => platform && onChange({ ...row, handle: handleOf(platform, handle) })}
      />
    </div>
  )
}
