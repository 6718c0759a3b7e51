import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { may } from '../../../services/rules/authorise.ts'
import { check } from '../../../services/rules/check.ts'
import { contentRuleNames, contentRuleWords } from '../../../services/rules/content-rules/names.ts'
import { ContentRules } from '../../../services/rules/content-rules/rules.ts'
import { toastFailure, useCommands } from '../../relay/useCommand.ts'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Field, TextField } from '../../ui/forms/Field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import layout from '../../ui/theme/layout.module.css'
import type { RulesFormMutation } from './__generated__/RulesFormMutation.graphql.ts'
import type { RulesFormTrialQuery } from './__generated__/RulesFormTrialQuery.graphql.ts'
import { ruleFields, rulesOf, typedOf, type Typed } from './rule-fields.ts'
import css from './rules.module.css'
import { Trial } from './Trial.tsx'

const trialQuery = graphql`
  query RulesFormTrialQuery($community: String!, $rules: JSON!) {
    contentRulesTrial(community: $community, rules: $rules) {
      ...Trial_trial
    }
  }
`
const save = graphql`
  mutation RulesFormMutation($siteId: ID!, $value: JSON!) {
    changeSiteSetting(siteId: $siteId, setting: "content_rules", value: $value) {
      pending
    }
  }
`

interface RulesFormProps {
  siteId: string
  /** Prefix of the community. */
  community: string
  saved: ContentRules
}

/** Form of a community's rules. Rules that are on can be saved once these very rules were tried on past texts. */
export function RulesForm({ siteId, community, saved }: RulesFormProps) {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const canSave = may('administerSites', viewerOf(useShell()))
  const [typed, setTyped] = useState<Typed>(() => typedOf(saved))
  const [tried, setTried] = useState<{
    rules: string
    trial: RulesFormTrialQuery['response']['contentRulesTrial']
  } | null>(null)
  const [isTrying, setTrying] = useState(false)
  const [run, isSaving] = useCommands()
  const checked = check(ContentRules, rulesOf(typed))
  const rules = checked.problem === null ? checked.data : null
  const text = JSON.stringify(rules)
  const isOn = rules !== null && contentRuleNames.some((rule) => rules[rule].on)
  const isTried = tried?.rules === text
  const isChanged = text !== JSON.stringify(saved)

  async function tryRules() {
    if (!rules) return
    setTrying(true)
    const options = { fetchPolicy: 'network-only' } as const
    const variables = { community, rules }
    await fetchQuery<RulesFormTrialQuery>(environment, trialQuery, variables, options)
      .toPromise()
      .then((found) => found && setTried({ rules: text, trial: found.contentRulesTrial }))
      .catch(toastFailure)
    setTrying(false)
  }

  async function saveRules() {
    if (!rules || !(await run<RulesFormMutation>(save, { siteId, value: rules }))) return
    toast('Saved and live.')
    await revalidate()
  }

  const change = (rule: keyof Typed, what: Partial<Typed[keyof Typed]>) =>
    setTyped({ ...typed, [rule]: { ...typed[rule], ...what } })
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void tryRules()
      }}
    >
      {contentRuleNames.map((rule) => {
        const { on, texts } = typed[rule]
        return (
          <fieldset key={rule} className={css.rule}>
            <legend className={css.name}>{contentRuleWords[rule].label}</legend>
            <Checkbox role="switch" checked={on} onChange={() => change(rule, { on: !on })}>
              On
            </Checkbox>
            <div className={css.fields}>
              {ruleFields[rule].map(({ name, isList, ...field }) => {
                const control = { ...field, value: texts[name] ?? '' }
                const type = (value: string) => change(rule, { texts: { ...texts, [name]: value } })
                return isList ? (
                  <TextField key={name} {...control} rows={4} onChange={({ target }) => type(target.value)} />
                ) : (
                  <Field
                    key={name}
                    {...control}
                    inputMode="numeric"
                    onChange={({ target }) => type(target.value)}
                  />
                )
              })}
            </div>
          </fieldset>
        )
      })}
      {checked.problem !== null && <p role="alert">{checked.problem}</p>}
      <div className={layout.row}>
        <Button type="submit" busy={isTrying} disabled={!isOn}>
          Try on the last 30 days
        </Button>
        {canSave && (
          <Button
            look="primary"
            busy={isSaving}
            disabled={!isChanged || !rules || (isOn && !isTried)}
            onClick={() => void saveRules()}
          >
            Save
          </Button>
        )}
      </div>
      <p className={layout.soft}>
        {canSave
          ? 'Rules that are on can be saved after a trial. A trial changes nothing that members see.'
          : 'A trial changes nothing that members see. Administrators can save rules.'}
      </p>
      <div role="status">{tried && isTried && <Trial trial={tried.trial} />}</div>
    </form>
  )
}
