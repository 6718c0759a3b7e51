import { useForm, type FieldPath } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { Wording } from '../../../services/rules/sites/wording.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { WordingForm_site$key } from './__generated__/WordingForm_site.graphql.ts'
import css from './admin.module.css'
import { useKept } from './kept/useKept.ts'
import { useSite } from './useSite.ts'

const publishWording = graphql`
  mutation WordingFormMutation($siteId: ID!, $wording: JSON!) {
    publishSiteWording(siteId: $siteId, wording: $wording) {
      site {
        ...WordingForm_site
      }
    }
  }
`

const offered = [
  'en',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'sv',
  'tr',
  'uk',
]
const nameOf = new Intl.DisplayNames('en', { type: 'language' })
/** Languages to choose from, by their names, with the present one. */
const languages = (present: string) =>
  [...new Set([present, ...offered])].map((value) => ({ value, label: nameOf.of(value) ?? value }))

/** Form for the terms at sign-up. Each publication creates a version, and registrations record the accepted version. */
export function WordingForm({ site: key }: { site: WordingForm_site$key }) {
  const { id, wording } = useFragment(
    graphql`
      fragment WordingForm_site on Site {
        id
        wording {
          version
          language
          sentence
          terms {
            title
            url
          }
          privacy {
            title
            url
          }
        }
      }
    `,
    key,
  )
  const { run, isBusy } = useSite(id)
  const { version, language, sentence } = wording
  const links = { terms: { ...wording.terms }, privacy: { ...wording.privacy } }
  const form = useForm<Wording>({
    values: { language, sentence, ...links },
    resetOptions: { keepDirtyValues: true },
  })
  useKept(form, { place: `wording ${id}`, label: 'Sign-up terms', part: 'wording' })
  const { isDirty } = form.formState
  const typed = form.watch()
  const { problem } = check(Wording, typed)
  const tokens = [
    ['{terms}', `[${typed.terms.title}]`],
    ['{privacy}', `[${typed.privacy.title}]`],
  ] as const
  const withTitles = (text: string) =>
    tokens.reduce((shown, [name, title]) => shown.replaceAll(name, title), text)
  const withNames = (text: string) =>
    tokens.reduce((stored, [name, title]) => stored.replaceAll(title, name), text)
  const publish = form.handleSubmit(async (draft) => {
    if (problem === null && (await run([[publishWording, { wording: draft }]]))) form.reset()
  })

  const line = (label: string, name: FieldPath<Wording>) => (
    <FormField required label={label} control={form.control} name={name} />
  )
  return (
    <section aria-labelledby="wording" className={layout.card}>
      <h2 id="wording">Sign-up terms</h2>
      <p className={layout.soft}>
        {version === 0
          ? 'Nothing published yet. The sign-up form shows the default wording, version 0.'
          : `The sign-up form shows version ${version}.`}
      </p>
      <form method="dialog" noValidate className={css.form} onSubmit={publish}>
        <TextField
          required
          label="Sentence"
          hint={`The two links stand in brackets: ${tokens.map(([, title]) => title).join(' and ')}.`}
          value={withTitles(typed.sentence)}
          onChange={({ target }) => form.setValue('sentence', withNames(target.value), { shouldDirty: true })}
        />
        <Select
          label="Language of the community"
          options={languages(typed.language)}
          value={typed.language}
          onChange={(chosen) => form.setValue('language', chosen, { shouldDirty: true })}
        />
        {line('Terms title', 'terms.title')}
        {line('Terms link', 'terms.url')}
        {line('Privacy notice title', 'privacy.title')}
        {line('Privacy notice link', 'privacy.url')}
        <p role={problem && isDirty ? 'alert' : undefined} className={css.problem}>
          {isDirty && problem && withTitles(problem)}
        </p>
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={!isDirty || problem !== null}>
            Publish version {version + 1}
          </Button>
          {isDirty && (
            <Button look="quiet" onClick={() => form.reset()}>
              Undo
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
