import { useSearchParams } from 'react-router'
import { resetLink } from '../../services/rules/routes/redirects.ts'
import { AuthPage } from './auth/AuthPage.tsx'

/** Screen of `/forgot-password`: the request for a new password or, with a mailed token, its choice. */
export function Component() {
  const [query] = useSearchParams()
  if (!query.has('key')) return <AuthPage first="requestPasswordReset" />
  return <AuthPage first="resetPassword" reset={resetLink(query)} />
}
