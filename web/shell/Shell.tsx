import { useEffect, useState, type ComponentType } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { AuthProvider } from '../accounts/auth/Auth.tsx'
import { OneTapGate } from '../accounts/auth/one-tap/OneTapGate.tsx'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { useConsentChanges } from '../consent/useConsentChanges.ts'
import { FactorBanner } from '../accounts/factors/FactorBanner.tsx'
import { DeletionBanner } from '../erasure/DeletionBanner.tsx'
import { usePage } from '../relay/page.ts'
import { ReactionWatch } from '../reactions/ReactionWatch.tsx'
import { Glyphs } from '../ui/Glyph.tsx'
import { ProgressLine } from '../ui/progress/ProgressLine.tsx'
import { SiteMarkContext } from '../ui/theme/site-mark.ts'
import type { shellQuery as ShellQuery } from '../frame/__generated__/shellQuery.graphql.ts'
import { Banners } from './Banners.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { SiteHead } from '../frame/Head.tsx'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
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
  const { site } = shell
  useDraftOwner(shell.viewer?.id ?? null)
  return (
    <ShellContext value={shell}>
      <SiteMarkContext value={site}>
        <SiteLinks>
          <AuthProvider>
            <SiteHead />
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
            <Later load={offline} />
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
            <Later load={watching} />
            <Following isMember={Boolean(shell.viewer)} isOn={shell.maintenance !== null} />
            <Scroll />
          </AuthProvider>
        </SiteLinks>
      </SiteMarkContext>
    </ShellContext>
  )
}

/**
 * Part of the frame whose code is loaded once the page is shown, and again when a lost connection is back. Without it,
 * only the part is missing.
 */
function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType }>()
  useEffect(() => {
    const begin = () =>
      load().then(
        (Part) => setLoaded({ Part }),
        () => addEventListener('online', begin, { once: true }),
      )
    void begin()
    return () => removeEventListener('online', begin)
  }, [load])
  return loaded && <loaded.Part />
}

const offline = async () => (await import('./failures/Offline.tsx')).Offline
const watching = async () => (await import('./Watching.tsx')).Watching

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
