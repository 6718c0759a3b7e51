import { useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { useApp } from '../frame/document/App.tsx'
import { AuthProvider } from '../accounts/auth/Auth.tsx'
import { OneTapGate } from '../accounts/auth/one-tap/OneTapGate.tsx'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { useConsentChanges } from '../consent/useConsentChanges.ts'
import { FactorBanner } from '../accounts/factors/FactorBanner.tsx'
import { DeletionBanner } from '../erasure/DeletionBanner.tsx'
import { usePage } from '../relay/page.ts'
import { ReactionWatch } from '../reactions/ReactionWatch.tsx'
import { accentStyle } from '../../services/rules/sites/accent.ts'
import { Glyphs } from '../ui/Glyph.tsx'
import { ProgressLine } from '../ui/progress/ProgressLine.tsx'
import { SiteMarkContext } from '../ui/theme/site-mark.ts'
import type { shellQuery as ShellQuery } from '../frame/__generated__/shellQuery.graphql.ts'
import { Banners } from './Banners.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { SiteHead } from '../frame/Head.tsx'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
import type { Offline } from './failures/Offline.tsx'
import type { Watching } from './Watching.tsx'
import { useSiteChanges } from '../sites/useSiteChanges.ts'
import { Scroll } from './routing/Scroll.tsx'
import { ShellContext, shellQuery } from '../frame/shell.ts'
import css from './shell.module.css'
import { SiteLinks } from '../frame/SiteLink.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { useDraftOwner } from '../ui/forms/useDraft.tsx'
import { useArrival } from '../frame/routing/useArrival.ts'
import { useGuard } from './routing/useGuard.ts'
import { useHashScroll } from './routing/useHashScroll.ts'
import { useMaintenance } from './useMaintenance.ts'
import { useUnreads } from './header/useUnreads.ts'
import { useVisit } from './visits/useVisit.ts'

/** The page around every screen: skip links, header, the screen and footer. */
export function Shell() {
  const shell = usePage<ShellQuery>(shellQuery)
  const { nonce } = useApp()
  const { site } = shell
  useDraftOwner(shell.viewer?.id ?? null)
  return (
    <ShellContext value={shell}>
      <SiteMarkContext value={site}>
        <SiteLinks>
          <AuthProvider>
            <SiteHead />
            <style
              nonce={nonce}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: accentStyle(site.accent) }}
            />
            <Glyphs />
            <SkipLinks
              hasAccessibility={site.settings.accessibility}
              hasAccount={Boolean(shell.viewer) || site.features.includes('Accounts')}
            />
            <ConsentBanner />
            <Banners site={site} />
            <noscript>
              <p className={css.noscript}>
                You can read everything without JavaScript. Turn it on to log in, post and react.
              </p>
            </noscript>
            <MaintenanceBanner />
            <OfflineLine />
            <Header site={site} />
            {shell.viewer && <DeletionBanner user={shell.viewer} />}
            {shell.viewer?.needsSecondFactor && <FactorBanner />}
            <Progress />
            <main id="content" tabIndex={-1} className={css.main}>
              <ReactionWatch>
                <Outlet />
              </ReactionWatch>
            </main>
            <Footer site={site} />
            <OneTapGate />
            <Watches isMember={Boolean(shell.viewer)} />
            <Following isMember={Boolean(shell.viewer)} isOn={shell.maintenance !== null} />
            <Scroll />
          </AuthProvider>
        </SiteLinks>
      </SiteMarkContext>
    </ShellContext>
  )
}

/** Watches for names and mentions; their code is loaded once the page is shown. */
function Watches({ isMember }: { isMember: boolean }) {
  const [loaded, setLoaded] = useState<{ Watching: typeof Watching }>()
  useEffect(() => {
    // Without it, names have no tooltips and mentions no list.
    import('./Watching.tsx').then(setLoaded, () => {})
  }, [])
  return loaded && <loaded.Watching isMember={isMember} />
}

/** Line about a lost connection; its code is loaded once the page is shown, while the device is online. */
function OfflineLine() {
  const [loaded, setLoaded] = useState<{ Offline: typeof Offline }>()
  useEffect(() => {
    // Without it, only the line is missing.
    import('./failures/Offline.tsx').then(setLoaded, () => {})
  }, [])
  return loaded && <loaded.Offline />
}

/** Calls the hooks that react to navigation and live updates; a separate component that renders nothing. */
function Following({ isMember, isOn }: { isMember: boolean; isOn: boolean }) {
  useGuard(isMember)
  useArrival()
  useHashScroll()
  useUnreads(isMember)
  useVisit()
  useMaintenance({ isMember, isOn })
  useSiteChanges()
  useConsentChanges(isMember)
  return null
}

/** Progress line, shown while the next page is loading. */
const Progress = () => <ProgressLine isOn={useNavigation().state !== 'idle'} />
