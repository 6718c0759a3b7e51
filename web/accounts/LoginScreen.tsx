import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { resetLink, withoutReset } from '../../services/rules/routes/redirects.ts'
import { AuthPage } from './auth/AuthPage.tsx'

/** Screen of `/member-login`, and of `/forgot-password` with the request for a new password or its choice. */
export function Component() {
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isForgotten = pathname === urlFor.forgotPassword()
  const given = isForgotten && query.has('key') ? resetLink(query) : null
  const [reset, setReset] = useState(given)
  const key = given?.key
  if (given && given.key !== reset?.key) setReset(given)
  // Removes the token from the address, so that it does not stay in the history of a shared device.
  const hideToken = useEffectEvent(() => void navigate(withoutReset({ pathname, search }), { replace: true }))
  useEffect(() => {
    if (key !== undefined) hideToken()
  }, [key])
  if (!isForgotten) return <AuthPage key="logIn" first="logIn" />
  if (reset) return <AuthPage key={reset.key} first="resetPassword" reset={reset} />
  return <AuthPage key="forgot" first="requestPasswordReset" />
}
