import { lazy, Suspense } from 'react'
import { useShell } from '../../../frame/shell.ts'
import { useVisitor } from '../../../frame/visitor.ts'

const OneTap = lazy(async () => ({ default: (await import('./OneTap.tsx')).OneTap }))

/** Loads One Tap in the browser, for visitors of sites that switch it on. */
export function OneTapGate() {
  const { site, viewer } = useShell()
  const { loaded } = useVisitor()
  const { one_tap_enabled, facebook_one_tap } = site.settings
  if (!loaded || viewer || !site.features.includes('Accounts')) return null
  if (!one_tap_enabled && !facebook_one_tap) return null
  return (
    <Suspense fallback={null}>
      <OneTap />
    </Suspense>
  )
}
