import { useEffect, useState } from 'react'
import css from '../auth/auth.module.css'

const DELAY_MS = 1000

/** Note that appears if the captcha and the answer to a form take long. */
export function SlowNote({ isBusy }: { isBusy: boolean }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setSlow(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return (
    <div role="status" className={css.slow}>
      {isSlow && "Checking that you aren't a robot…"}
    </div>
  )
}
