import { useForm } from 'react-hook-form'
import { graphql } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import {
  settingValue,
  type FormSetting,
  type SettingGroup,
  type SiteSettings,
} from '../../../services/rules/sites/site-settings.ts'
import { LibraryPicture } from '../../sections/editor/SectionFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { ColorField } from './look/ColorField.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { useSite } from './useSite.ts'
import {
  settingForms,
  typedOf,
  valueOf,
  type SettingField,
  type Typed,
  type TypedSetting,
} from './setting-fields.ts'

const changeSetting = graphql`
  mutation SettingFormMutation($siteId: ID!, $setting: String!, $value: JSON) {
    changeSiteSetting(siteId: $siteId, setting: $setting, value: $value) {
      site {
        ...Settings_site
      }
    }
  }
`

/** Form of one setting with its fields and their errors. */
export function SettingForm({
  siteId,
  group,
  name,
  settings,
}: {
  siteId: string
  group: SettingGroup
  name: FormSetting
  settings: SiteSettings
}) {
  const { run, isBusy } = useSite(siteId)
  const form = useForm<{ changed: TypedSetting | null }>({ defaultValues: { changed: null } })
  const changed = form.watch('changed')
  const { label, fields } = settingForms[name]
  useKept(form, { place: `${name} ${siteId}`, label, part: group })
  const typed = changed ?? typedOf(name, settings)
  const value = valueOf(name, typed)
  const { problem } = check(settingValue(name), value)
  const save = form.handleSubmit(async () => {
    if (problem === null && (await run([[changeSetting, { setting: name, value }]]))) form.reset()
  })

  return (
    <form noValidate className={css.setting} onSubmit={save}>
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{label}</legend>
        {fields.map((field, index) => (
          <Input
            key={field.part ?? ''}
            field={field}
            value={typed[index] ?? ''}
            onChange={(next) => form.setValue('changed', typed.with(index, next))}
          />
        ))}
        <p role={problem && changed ? 'alert' : undefined} className={css.problem}>
          {changed && problem}
        </p>
        <div className={layout.row}>
          <Button type="submit" size="small" busy={isBusy} disabled={!changed || problem !== null}>
            Save
            <span className="visually-hidden"> {label}</span>
          </Button>
          {changed && (
            <Button size="small" look="quiet" onClick={() => form.reset()}>
              Undo
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  )
}

function Input({
  field: { kind, label, hint },
  value,
  onChange,
}: {
  field: SettingField
  value: Typed
  onChange: (value: Typed) => void
}) {
  if (kind === 'switch')
    return (
      <Checkbox role="switch" checked={value === true} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
    )
  if (kind === 'picture') return <LibraryPicture label={label} url={String(value)} onChange={onChange} />
  if (kind === 'color')
    return <ColorField label={label} hint={hint} value={String(value)} onChange={onChange} />
  const common = { label, hint, value: String(value) }
  return kind === 'line' || kind === 'link' || kind === 'number' ? (
    <Field
      {...common}
      {...(kind === 'number' && { inputMode: 'numeric' })}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <TextField {...common} rows={3} onChange={({ target }) => onChange(target.value)} />
  )
}
