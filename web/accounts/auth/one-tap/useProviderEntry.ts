import { useLocation, useNavigate } from 'react-router'
import { PROVIDER_LOG_IN } from '../../../../services/rules/routes/redirects.ts'
import type { ProviderAnswer } from '../../auth-api.ts'
import { useSignedIn } from '../useSignedIn.ts'

/** Continues on the present page after a log-in at a provider outside of the dialog, as one in the same window does. */
export function useProviderEntry() {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (answer: ProviderAnswer) => {
    if (answer.user) await signedIn({ redirect: undefined, welcome: undefined })
    const query = new URLSearchParams(search)
    query.set(PROVIDER_LOG_IN, answer.user ? (answer.isNew ? 'new' : 'entered') : (answer.code ?? 'ERROR'))
    await navigate(`${pathname}?${query}`, { replace: true })
  }
}
