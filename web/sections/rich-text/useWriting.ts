import { useEffect, useRef, useState } from 'react'

/** Pause in typing, in ms, after which a document is written as HTML; and the longest time without one. */
const pauses = { typing: 200, longest: 3000 }

/** Functions that write what is typed and not written yet. */
const waiting = new Set<() => void>()

/** Writes all documents as HTML that are not yet, before they are saved. */
export const flushWriting = (): void => waiting.forEach((flush) => flush())

/**
 * Delays a function, because writing a long document as HTML takes longer than a keystroke may. It is called in a pause
 * of typing, or by `flush`.
 */
export function useWriting(write: () => void) {
  const latest = useRef(write)
  latest.current = write
  const [writing] = useState(() => opened(() => latest.current()))
  useEffect(() => {
    waiting.add(writing.flush)
    return () => void waiting.delete(writing.flush)
  }, [writing])
  return writing
}

function opened(write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  function cancel() {
    clearTimeout(timer)
    timer = undefined
  }
  function flush() {
    if (timer === undefined) return
    cancel()
    write()
  }
  return {
    /** Calls the function in the next pause. */
    wait() {
      if (timer === undefined) since = performance.now()
      clearTimeout(timer)
      const left = since + pauses.longest - performance.now()
      timer = setTimeout(flush, Math.max(0, Math.min(pauses.typing, left)))
    },
    flush,
    cancel,
  }
}
