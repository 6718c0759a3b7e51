import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'

/** Delay between the last key press and the request, in ms. */
const DEBOUNCE_MS = 150

/** Suggestions for the text of a search box: `ask` requests them shortly after the last change of the text. */
export function useSuggestions(): [suggestions: readonly string[], ask: (text: string) => void] {
  const environment = useRelayEnvironment()
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (text: string) => {
    asked.current = text.trim()
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const { suggest } = await import('./suggest.ts')
      const found = await suggest(environment, asked.current)
      if (asked.current === text.trim()) setSuggestions(found)
    }, DEBOUNCE_MS)
  }
  return [suggestions, ask]
}
