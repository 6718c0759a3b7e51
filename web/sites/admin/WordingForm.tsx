import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { check } from '../../../services/rules/check.ts'
import { Wording } from '../../../services/rules/sites/wording.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
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

/** Form of the terms at sign-up. Each publication is a version, recorded with registrations. */
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
  const [typed, setTyped] = useState<Partial<Wording> | null>(null)
  const links = { terms: { ...wording.terms }, privacy: { ...wording.privacy } }
  const draft: Wording = { language, sentence, ...links, ...typed }
  const set = (change: Partial<Wording>) => setTyped({ ...typed, ...change })
  const { problem } = check(Wording, draft)

  async function publish(event: FormEvent) {
    event.preventDefault()
    if (problem === null && (await run([[publishWording, { wording: draft }]]))) setTyped(null)
  }

  const line = (label: string, value: string, change: (value: string) => Partial<Wording>) => (
    <Field required label={label} value={value} onChange={({ target }) => set(change(target.value))} />
  )
  return (
    <section aria-labelledby="wording" className={layout.card}>
      <h2 id="wording">Terms at sign-up</h2>
      <p className={layout.soft}>
        {version === 0
          ? 'Nothing published yet. The sign-up form shows the default wording, version 0.'
          : `The sign-up form shows version ${version}.`}
      </p>
      <form noValidate className={css.form} onSubmit={(event) => void publish(event)}>
        <TextField
          required
          label="Sentence"
          hint="{terms} and {privacy} are replaced by the two links."
          value={draft.sentence}
          onChange={({ target }) => set({ sentence: target.value })}
        />
        {line('Language, such as en or pt-BR', draft.language, (language) => ({ language }))}
        {line('Title of the terms', draft.terms.title, (title) => ({ terms: { ...draft.terms, title } }))}
        {line('Link to the terms', draft.terms.url, (url) => ({ terms: { ...draft.terms, url } }))}
        {line('Title of the privacy notice', draft.privacy.title, (title) => ({
          privacy: { ...draft.privacy, title },
        }))}
        {line('Link to the privacy notice', draft.privacy.url, (url) => ({
          privacy: { ...draft.privacy, url },
        }))}
        <p role={problem && typed ? 'alert' : undefined} className={css.problem}>
          {typed && problem}
        </p>
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={!typed || problem !== null}>
            Publish version {version + 1}
          </Button>
        </div>
      </form>
    </section>
  )
}
