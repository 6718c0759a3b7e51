import { useSearchParams } from 'react-router'

/** A short text of a form whose values are the query of the page's address. */
export function QueryInput({ name }: { name: string }) {
  const [search] = useSearchParams()
  const value = search.get(name) ?? ''
  return <input type="text" name={name} defaultValue={value} autoComplete="off" maxLength={60} />
}
