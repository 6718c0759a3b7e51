import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DisorderOption } from '../../services/rules/disorders/options.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ConditionEditorFeatureMutation } from './__generated__/ConditionEditorFeatureMutation.graphql.ts'
import type { ConditionEditorQuery } from './__generated__/ConditionEditorQuery.graphql.ts'
import type { ConditionEditorRetireMutation } from './__generated__/ConditionEditorRetireMutation.graphql.ts'
import type { ConditionEditorSiteMutation } from './__generated__/ConditionEditorSiteMutation.graphql.ts'
import type { ConditionEditorUpdateMutation } from './__generated__/ConditionEditorUpdateMutation.graphql.ts'
import { ConditionForm } from './ConditionForm.tsx'
import { DisorderPicker } from './DisorderPicker.tsx'

/** Choices of the site about a condition, its correction, and its retirement. */
export function ConditionEditor({ slug, onRetired }: { slug: string; onRetired(): void }) {
  const { disorderDetail: disorder } = useLazyLoadQuery<ConditionEditorQuery>(
    graphql`
      query ConditionEditorQuery($slug: String!) {
        disorderDetail(slug: $slug) {
          id
          name
          path
          summary
          synonyms
          isFeatured
          isOfSite
        }
      }
    `,
    { slug },
    { fetchPolicy: 'store-and-network' },
  )
  const { site } = useShell()
  const [feature, isFeaturing] = useCommand<ConditionEditorFeatureMutation>(graphql`
    mutation ConditionEditorFeatureMutation($disorderId: ID!, $isFeatured: Boolean!) {
      updateFeaturedDisorder(disorderId: $disorderId, isFeatured: $isFeatured) {
        disorder {
          id
          isFeatured
        }
      }
    }
  `)
  const [choose, isChoosing] = useCommand<ConditionEditorSiteMutation>(graphql`
    mutation ConditionEditorSiteMutation($disorderId: ID!, $isOfSite: Boolean!) {
      updateSiteCondition(disorderId: $disorderId, isOfSite: $isOfSite) {
        disorder {
          id
          isOfSite
        }
      }
    }
  `)
  const [update, isUpdating] = useCommand<ConditionEditorUpdateMutation>(graphql`
    mutation ConditionEditorUpdateMutation($disorderId: ID!, $disorder: DisorderInput!) {
      updateDisorder(disorderId: $disorderId, disorder: $disorder) {
        disorder {
          id
          name
          path
          summary
          synonyms
        }
      }
    }
  `)
  const [isRetiring, setRetiring] = useState(false)
  if (!disorder) return null
  const { id, name, path, isFeatured, isOfSite } = disorder
  return (
    <section className={layout.card} aria-labelledby="condition">
      <h2 id="condition">
        <SiteLink to={path}>{name}</SiteLink>
      </h2>
      <div className={layout.stack}>
        <Checkbox
          checked={isOfSite}
          disabled={isChoosing}
          onChange={({ target }) =>
            void choose({ disorderId: id, isOfSite: target.checked }, { done: 'Saved' })
          }
        >
          One of the conditions of {site.name}
        </Checkbox>
        <Checkbox
          checked={isFeatured}
          disabled={isFeaturing}
          onChange={({ target }) =>
            void feature({ disorderId: id, isFeatured: target.checked }, { done: 'Saved' })
          }
        >
          Featured on {site.name}
        </Checkbox>
        <ConditionForm
          key={id}
          initial={disorder}
          button="Save correction"
          isBusy={isUpdating}
          onSave={(input) => void update({ disorderId: id, disorder: input }, { done: 'Saved' })}
        />
        <div className={layout.row}>
          <Button onClick={() => setRetiring(true)}>Retire…</Button>
        </div>
      </div>
      {isRetiring && (
        <RetireDialog id={id} name={name} onClose={() => setRetiring(false)} onRetired={onRetired} />
      )}
    </section>
  )
}

function RetireDialog(props: { id: string; name: string; onClose(): void; onRetired(): void }) {
  const [successor, setSuccessor] = useState<DisorderOption | null>(null)
  const [retire, isBusy] = useCommand<ConditionEditorRetireMutation>(graphql`
    mutation ConditionEditorRetireMutation($disorderId: ID!, $successorId: ID) {
      retireDisorder(disorderId: $disorderId, successorId: $successorId) {
        pending
      }
    }
  `)
  const confirm = async () => {
    const variables = { disorderId: props.id, successorId: successor?.id ?? null }
    if (await retire(variables, { done: 'Retired' })) props.onRetired()
  }
  return (
    <Dialog heading={`Retire ${props.name}?`} onClose={props.onClose}>
      <div className={layout.stack}>
        <p>It leaves the directory of every community. Its addresses and names lead to its successor.</p>
        <DisorderPicker label="Successor" hint="Optional" onPick={setSuccessor} />
        <div className={layout.row}>
          <Button look="primary" busy={isBusy} onClick={() => void confirm()}>
            Retire
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  )
}
