import { useLocation, useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { resetLink } from '../../services/rules/routes/redirects.ts'
import { AuthPage } from './auth/AuthPage.tsx'

/** Screen of `/member-login`, and of `/forgot-password` with the request for a new password or its choice. */
export function Component() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  if (pathname !== urlFor.forgotPassword()) return <AuthPage key="logIn" first="loginWithEmail" />
  if (query.has('key')) return <AuthPage key="reset" first="resetPassword" reset={resetLink(query)} />
  return <AuthPage key="forgot" first="requestPasswordReset" />
}
