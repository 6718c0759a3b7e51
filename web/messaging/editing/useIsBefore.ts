import { useEffect, useState } from 'react'

/** Returns true until a time (ISO 8601) has come; false for null, and on the server. */
export function useIsBefore(time: string | null | undefined): boolean {
  const [isBefore, setBefore] = useState(false)
  useEffect(() => {
    const leftMs = time ? Date.parse(time) - Date.now() : 0
    setBefore(leftMs > 0)
    if (leftMs <= 0) return
    const timer = setTimeout(() => setBefore(false), leftMs)
    return () => clearTimeout(timer)
  }, [time])
  return isBefore
}
