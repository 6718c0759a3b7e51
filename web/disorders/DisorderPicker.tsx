import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { optionsOf, type DisorderOption } from '../../services/rules/disorders/options.ts'
import { Combobox } from '../ui/forms/Combobox.tsx'
import type {
  DisorderPickerQuery,
  DisorderPickerQuery$data,
  DisorderSearchType,
} from './__generated__/DisorderPickerQuery.graphql.ts'

const query = graphql`
  query DisorderPickerQuery($search: String!, $type: DisorderSearchType!) {
    disorderSearch(offset: 0, search: $search, type: $type) {
      total
      disorders {
        id
        name
        slug
        synonyms
      }
    }
  }
`

/** Delay between the last key press and the search, in ms. */
const DEBOUNCE_MS = 150

type Found = DisorderPickerQuery$data['disorderSearch']['disorders']

const nothing = { search: '', disorders: [] }

/**
 * Field that finds a condition while its name is typed (spec §4 Condition search), by name, synonym or ORPHA code.
 * `onPick` is called with the choice, and with null once it is cleared. `type` limits the choices.
 */
export function DisorderPicker({
  label,
  hint,
  error,
  type = 'ALL',
  onPick,
}: {
  label: string
  hint?: string
  error?: string | undefined
  type?: DisorderSearchType
  onPick(choice: DisorderOption | null): void
}) {
  const environment = useRelayEnvironment()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<DisorderOption | null>(null)
  const [found, setFound] = useState<{ search: string; disorders: Found }>(nothing)
  const [failed, setFailed] = useState('')
  const search = text.trim()
  const isPending = search !== '' && search !== chosen?.label && search !== found.search
  const isFailed = isPending && search === failed
  useEffect(() => {
    if (search === '' || search === chosen?.label) return
    let stop = () => {}
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<DisorderPickerQuery>(environment, query, { search, type }).subscribe(
        {
          next: ({ disorderSearch }) => setFound({ search, disorders: disorderSearch.disorders }),
          error: (failure: unknown) => {
            console.warn("Couldn't search conditions", failure)
            setFailed(search)
          },
        },
      )
      stop = unsubscribe
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, search, type, chosen])
  const options = useMemo(() => (isFailed ? [] : optionsOf(found.disorders, found.search)), [found, isFailed])
  const shown =
    chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options
  return (
    <Combobox
      label={label}
      hint={hint}
      error={isFailed ? "We couldn't search. Check your connection and type again." : error}
      options={shown}
      answer={isFailed ? 'failed' : isPending ? 'pending' : null}
      value={chosen?.value ?? null}
      onInputChange={(typed) => {
        setText(typed)
        if (typed.trim() === '') setFound(nothing)
      }}
      onChange={(value) => {
        const choice = options.find((option) => option.value === value) ?? null
        setChosen(choice)
        onPick(choice)
      }}
    />
  )
}
