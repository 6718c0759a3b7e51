import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router'
import { defaultDialogText } from '../../services/rules/routes.ts'
import { sessionEnded } from '../relay/http.ts'
import { useShell } from '../shell/shell.ts'
import { toast } from '../ui/toast.ts'
import type { Step } from './steps.ts'

/** What the dialog is opened with. */
export interface AuthRequest {
  step: Step
  /** Why an account is needed. */
  text?: string
  /** Where to go once the person is signed in (and verified, where that was asked for). */
  redirect?: string
}

interface Auth {
  open(request: AuthRequest): void
  /**
   * True when the viewer has what is needed; else false, and the dialog is open: to register, or to verify the
   * account (spec §6).
   */
  require(need: 'account' | 'verified', text?: string): boolean
}

const Context = createContext<Auth | null>(null)
const AuthDialog = lazy(async () => ({ default: (await import('./AuthDialog.tsx')).AuthDialog }))

/** The way to the auth dialog. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(Context)
  if (!auth) throw new Error('useAuth is for components inside AuthProvider')
  return auth
}

/** Holds the one auth dialog of the page. It opens only where the site has the Accounts feature (spec §4). */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { site, viewer } = useShell()
  const { pathname, search } = useLocation()
  const justVerified = `${pathname}${search}`.includes('just-verified')
  const [request, setRequest] = useState<AuthRequest | null>(
    justVerified ? { step: 'accountConfirmation' } : null,
  )
  useEffect(() => {
    if (justVerified) toast('Account verified.')
  }, [justVerified])
  const hasAccounts = site.features.includes('Accounts')
  const open = useCallback((next: AuthRequest) => hasAccounts && setRequest(next), [hasAccounts])
  // Whoever was signed in until now logs in again where they are; what they wrote waits.
  useEffect(() => {
    const logIn = () => open({ step: 'logIn' })
    addEventListener(sessionEnded, logIn)
    return () => removeEventListener(sessionEnded, logIn)
  }, [open])
  const isMember = Boolean(viewer)
  const isVerified = viewer?.isVerified === true
  const auth = useMemo(
    () => ({
      open,
      require(need: 'account' | 'verified', text = defaultDialogText) {
        if (!isMember) open({ step: 'register', text })
        else if (need === 'verified' && !isVerified) open({ step: 'verify' })
        else return true
        return false
      },
    }),
    [open, isMember, isVerified],
  )
  return (
    <Context value={auth}>
      {children}
      {request && (
        <Suspense fallback={null}>
          <AuthDialog request={request} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </Context>
  )
}
