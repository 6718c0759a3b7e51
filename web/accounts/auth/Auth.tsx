import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Initiator } from '../../../services/rules/initiators.ts'
import { safeRedirect } from '../../../services/rules/routes/guards.ts'
import { defaultDialogText } from '../../frame/routing/passage.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { visitFlags, withoutProviderLogIn, withoutReset } from '../../../services/rules/routes/redirects.ts'
import { sessionEnded } from '../../relay/http.ts'
import { useShell } from '../../frame/shell.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { closed, isBeforeLogIn, move, verifyPrompt, verifyToProceed, type AuthRequest } from './flow/state.ts'
import { followLogOut } from '../log-out/log-outs.ts'

/** Explanation of why an account is needed, and the page to which the viewer then continues. */
type Why = Pick<AuthRequest, 'redirect' | 'isUgc' | 'initiator'> & { text?: string | undefined }

interface Auth {
  /** Reason for which the session has ended, as far as it is known. */
  ended: string | null
  /** Opens the auth dialog if the site has the Accounts feature (spec §4), else the log-in page. */
  open(request: AuthRequest): void
  /**
   * Returns true if the viewer has an account, or with 'verified', a verified one; otherwise opens the auth dialog to
   * register or verify (spec §6).
   */
  require(need: 'account' | 'verified', initiator: Initiator, text?: string): boolean
  /** Opens the same dialog as `require`, for screens that have already checked that the viewer lacks the account. */
  ask(need: 'account' | 'verified', why?: Why): void
}

const Context = createContext<Auth | null>(null)
/** The flow through the steps is loaded with the dialog, as it is needed only there. */
const AuthDialog = lazy(async () => ({ default: (await import('./AuthDialog.tsx')).AuthDialog }))

/** Returns functions that open the auth dialog. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(Context)
  if (!auth) throw new Error('useAuth is for components inside AuthProvider')
  return auth
}

const elsewhere = 'You logged out in another tab.'

/** Returns the dialog that the page's address opens (spec §2 Route guards, Special query and path flags). */
function requestOf(address: Pick<URL, 'pathname' | 'search'>): AuthRequest | null {
  const { justVerified, reset, verifyFor } = visitFlags(address)
  if (justVerified) return { step: 'accountConfirmation' }
  if (reset) return { step: 'resetPassword', reset }
  if (verifyFor === null) return null
  return { ...verifyToProceed, redirect: safeRedirect(verifyFor, location.origin), mustVerify: true }
}

/** Provides the auth dialog, of which a page has only one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { site, viewer } = useShell()
  const { pathname, search } = useLocation()
  const { features } = site
  const [state, change] = useReducer(move, closed)
  const isMember = Boolean(viewer)
  const isVerified = viewer?.isVerified === true
  const navigate = useNavigate()
  const open = useCallback(
    (request: AuthRequest) => {
      if (!features.includes('Accounts') && isBeforeLogIn(request.step)) {
        const { pathname, search } = window.location
        return void navigate(urlFor.login(request.redirect ?? pathname + search))
      }
      // The dialog's code is loaded in parallel with the code of its steps.
      Dialog.load()
      change({ open: request, features })
    },
    [features, navigate],
  )
  const openAsked = useEffectEvent((request: AuthRequest | null) => {
    if (!request || (request.mustVerify && isVerified)) return
    if (request.step === 'accountConfirmation' && !isVerified) return
    if (request.reset && !features.includes('Accounts')) {
      const { key, login } = request.reset
      return void navigate(`${urlFor.forgotPassword()}?${new URLSearchParams({ key, login })}`, {
        replace: true,
      })
    }
    if (!features.includes('Accounts')) return
    open(request)
    // Removes the token from the address, so that it does not stay in the history of a shared device.
    if (request.reset) void navigate(withoutReset({ pathname, search }), { replace: true })
    if (request.step === 'accountConfirmation') toast('Account verified.')
  })
  useEffect(() => openAsked(requestOf({ pathname, search })), [pathname, search])
  const enter = useEffectEvent(async (result: string) => {
    void navigate(withoutProviderLogIn({ pathname, search }), { replace: true })
    const { goOnEntered } = await import('./flow/entered.ts')
    goOnEntered(result, { viewer, site }, search, open)
  })
  const { providerLogIn } = visitFlags({ pathname, search })
  useEffect(() => {
    if (providerLogIn === null) return
    enter(providerLogIn).catch((error: unknown) => console.error("Couldn't load part of the page", error))
  }, [providerLogIn])
  const [ended, setEnded] = useState<string | null>(null)
  // If the session has ended, the member logs in again on the current page, so that drafts are kept.
  const logInAgain = useEffectEvent((why: string | null) => {
    setEnded(why)
    if (pathname === urlFor.login()) return
    open({ step: 'logIn', initiator: 'session-ended', ...(why !== null && { logInText: why }) })
  })
  useEffect(() => {
    const logIn = () => logInAgain(ended)
    addEventListener(sessionEnded, logIn)
    const stop = followLogOut(() => isMember && logInAgain(elsewhere))
    return () => {
      removeEventListener(sessionEnded, logIn)
      stop()
    }
  }, [ended, isMember])
  const isAsked = state.isOpen && state.initiator === 'session-ended'
  useEffect(() => {
    if (isAsked && pathname === urlFor.login()) change('close')
  }, [isAsked, pathname])
  useEffect(() => {
    if (isMember) setEnded(null)
  }, [isMember])
  const auth = useMemo(() => {
    const ask: Auth['ask'] = (need, { text = defaultDialogText, ...why } = {}) => {
      const mustVerify = need === 'verified'
      if (isMember) open({ ...verifyPrompt, ...why, mustVerify })
      else open({ step: 'register', text, ...why, mustVerify })
    }
    const require: Auth['require'] = (need, initiator, text) => {
      const has = isMember && (need === 'account' || isVerified)
      if (!has) ask(need, { text, initiator })
      return has
    }
    return { ended, open, ask, require }
  }, [ended, open, isMember, isVerified])
  return (
    <Context value={auth}>
      {children}
      {state.isOpen && (
        <Suspense fallback={<ProgressLine />}>
          <AuthDialog
            state={state}
            go={(step, brought) => change({ go: step, ...brought })}
            close={() => change('close')}
          />
        </Suspense>
      )}
    </Context>
  )
}
