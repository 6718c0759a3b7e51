import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { toastFailure } from '../../relay/useCommand.ts'
import { Combobox } from '../../ui/forms/Combobox.tsx'
import { counted } from '../../ui/text/counted.ts'
import type { MergeFieldQuery } from './__generated__/MergeFieldQuery.graphql.ts'

const query = graphql`
  query MergeFieldQuery($id: ID!, $text: String!) {
    mergeTargets(id: $id, text: $text) {
      id
      title
      commentCount
    }
  }
`

/** Delay between the last key press and the search, in ms. */
const DEBOUNCE_MS = 150

/** Choice of the thread into which another one is merged, by words of its title or by its link. */
export function MergeField({ item, onChange }: { item: string; onChange(thread: string | null): void }) {
  const environment = useRelayEnvironment()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const [found, setFound] = useState<{ text: string; options: { value: string; label: string }[] }>({
    text: '',
    options: [],
  })
  const wanted = text.trim()
  const isPending = wanted !== '' && wanted !== chosen?.label && wanted !== found.text
  useEffect(() => {
    if (wanted === '' || wanted === chosen?.label) return
    let stop = () => {}
    const timer = setTimeout(() => {
      const variables = { id: item, text: wanted }
      const { unsubscribe } = fetchQuery<MergeFieldQuery>(environment, query, variables).subscribe({
        next: ({ mergeTargets }) =>
          setFound({
            text: wanted,
            options: mergeTargets.map(({ id, title, commentCount }) => ({
              value: id,
              label: `${title} (${counted(commentCount, 'reply', 'replies')})`,
            })),
          }),
        error: toastFailure,
      })
      stop = unsubscribe
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, item, wanted, chosen])
  const { options } = found
  const shown =
    chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options
  return (
    <Combobox
      label="Thread to merge into"
      hint="Type words of its title, or paste its link."
      options={shown}
      answer={isPending ? 'pending' : null}
      value={chosen?.value ?? null}
      onInputChange={setText}
      noMatches="No open thread of this community matches."
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value) ?? null)
        onChange(value)
      }}
    />
  )
}
