import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { defaultDialogText, guardOf, passage } from '../../services/rules/routes.ts'
import { useAuth } from '../accounts/Auth.tsx'
import { useShell, viewerOf } from './shell.ts'

/**
 * A link inside the site. Where its route asks for an account that the viewer does not have, it opens the
 * dialog instead and leads on from there (spec §2 Route guards).
 */
export function SiteLink({ to, onClick, ...rest }: LinkProps & { to: string }) {
  const shell = useShell()
  const auth = useAuth()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const guard = guardOf(to.split(/[?#]/)[0] ?? to)
    const needs = passage(guard, viewerOf(shell), shell.site.features)
    if (needs !== 'sign-in' && needs !== 'verify') return
    event.preventDefault()
    if (needs === 'verify') auth.open({ step: 'verify', redirect: to })
    else auth.open({ step: 'register', text: guard.text ?? defaultDialogText, redirect: to })
  }
  return <Link {...rest} to={to} onClick={follow} />
}
