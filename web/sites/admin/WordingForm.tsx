import { useForm, type FieldPath } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { Wording } from '../../../services/rules/sites/wording.ts'
import { Button } from '../../ui/Button.tsx'
import { FormField, FormTextField } from '../../ui/forms/FormField.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { WordingForm_site$key } from './__generated__/WordingForm_site.graphql.ts'
import css from './admin.module.css'
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
  const { isDirty } = form.formState
  const { problem } = check(Wording, form.watch())
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
        <FormTextField
          required
          label="Sentence"
          hint="{terms} and {privacy} are replaced by the two links."
          control={form.control}
          name="sentence"
        />
        {line('Language code, such as en or pt-BR', 'language')}
        {line('Terms title', 'terms.title')}
        {line('Terms link', 'terms.url')}
        {line('Privacy notice title', 'privacy.title')}
        {line('Privacy notice link', 'privacy.url')}
        <p role={problem && isDirty ? 'alert' : undefined} className={css.problem}>
          {isDirty && problem}
        </p>
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={!isDirty || problem !== null}>
            Publish version {version + 1}
          </Button>
        </div>
      </form>
    </section>
  )
}
