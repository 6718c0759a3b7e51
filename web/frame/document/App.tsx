import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Consent } from '../../../services/rules/consent/choice.ts'
import { accentId, bootId, type Boot } from './boot.ts'
import { earlyScript } from './early.ts'
import { scriptJson } from '../../relay/replay.ts'
import type { Socket } from '../../relay/socket.ts'
import { ReportContext, toConsole, type Report } from '../report.ts'
import { accessibilityScript } from '../../ui/theme/accessibility.ts'
import { Clock } from '../../ui/text/Time.tsx'
import { ToastRegion } from '../../ui/overlays/Toast.tsx'
import '../../ui/theme/tokens.css'
import '../../ui/theme/base.css'

interface AppContext {
  /** Scheme, host and port of the page's address. */
  origin: string
  /** Nonce of the response's Content-Security-Policy; undefined in the browser. */
  nonce: string | undefined
  /** Live connection (WebSocket) of the page; null on the server. */
  socket: Socket | null
  /** Consent of this browser, known to the server. */
  consent: Consent
}

export const AppContext = createContext<AppContext | null>(null)

/** Returns the app's context. Throws outside of `App`. */
export function useApp(): AppContext {
  const app = use(AppContext)
  if (!app) throw new Error('useApp is for components inside App')
  return app
}

/** The whole HTML document, rendered identically on the server and in the browser. */
export function App(props: {
  boot: Boot
  environment: Environment
  nonce?: string
  socket?: Socket
  /** Callback for a description of content that a screen could not show; by default, logs to the browser's console. */
  report?: Report
  /** Callback for the end of hydration. */
  onHydrated?: () => void
  children: ReactNode
}) {
  const { boot, environment, nonce, socket = null, report = toConsole, onHydrated, children } = props
  useEffect(() => onHydrated?.(), [])
  const { origin, consent } = boot
  const app = useMemo(() => ({ origin, nonce, socket, consent }), [origin, nonce, socket, consent])
  return (
    // Before hydration, the script in the head sets the reader's display settings on this element.
    <html lang={boot.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        {/* react-aria reads the nonce from this element for the style elements that it creates. */}
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: accessibilityScript + earlyScript }}
        />
        {boot.accent && (
          <style
            id={accentId}
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: boot.accent }}
          />
        )}
        {/* Style sheets are not rendered by React, which would insert them before the script and delay it. */}
        {boot.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <AppContext value={app}>
          <Clock renderedAt={boot.renderedAt} words={boot.times}>
            <ReportContext value={report}>
              <RelayEnvironmentProvider environment={environment}>
                {children}
                <ToastRegion />
              </RelayEnvironmentProvider>
            </ReportContext>
          </Clock>
        </AppContext>
        <script
          type="application/json"
          id={bootId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptJson(boot) }}
        />
      </body>
    </html>
  )
}
