import {
  relationships,
  relationshipsOn,
  type Relationship,
} from '../../services/rules/disorders/relationships.ts'
import { useShell } from '../frame/shell.ts'
import { Select } from '../ui/forms/Select.tsx'

/** Choice of a member's relationship to a condition (spec §3 Relationship), of those that the site offers. */
export function RelationshipSelect(props: {
  value: Relationship | null
  error?: string | undefined
  onChange(value: Relationship): void
}) {
  const { site } = useShell()
  const offered = relationshipsOn(site.features)
  const { value } = props
  const shown = value === null || offered.includes(value) ? offered : [...offered, value]
  return (
    <Select
      {...props}
      label="Your relationship to it"
      options={shown.map((one) => ({ value: one, label: relationships[one] }))}
    />
  )
}
