import { useEffect, useRef, useState } from 'react'
import { genericFailure } from '../relay/errors.ts'
import { DownloadRefusedError, fetchOwnData, save } from './own-data.ts'

/** State of a download of the member's own data. */
export type Download =
  | { state: 'none' }
  | { state: 'running'; bytes: number }
  | { state: 'done'; bytes: number }
  | { state: 'failed'; message: string }

/** Interval of progress updates in ms, long enough for screen readers to announce each update. */
const UPDATE_MS = 1000

/** Downloads the member's own data, with progress and a way to cancel. */
export function useOwnData() {
  const [download, setDownload] = useState<Download>({ state: 'none' })
  const running = useRef<AbortController | null>(null)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  async function start() {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    let told = 0
    setDownload({ state: 'running', bytes: 0 })
    const onProgress = (bytes: number) => {
      if (performance.now() - told < UPDATE_MS) return
      told = performance.now()
      setDownload({ state: 'running', bytes })
    }
    try {
      const file = await fetchOwnData({ signal, onProgress })
      save(file, `my-data-${new Date().toISOString().slice(0, 10)}.zip`)
      setDownload({ state: 'done', bytes: file.size })
    } catch (error) {
      if (signal.aborted) setDownload({ state: 'none' })
      else {
        const message = error instanceof DownloadRefusedError ? error.message : genericFailure
        setDownload({ state: 'failed', message })
      }
    } finally {
      running.current = null
    }
  }
  return { download, start, cancel }
}
