import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { bootId, type Boot } from './boot.ts'
import { earlyScript } from './early.ts'
import { scriptJson } from './relay/replay.ts'
import type { Socket } from './relay/socket.ts'
import { ReportContext, toConsole, type Report } from './report.ts'
import { accessibilityScript } from './ui/theme/accessibility.ts'
import { Clock } from './ui/text/Time.tsx'
import { ToastRegion } from './ui/overlays/Toast.tsx'
import './ui/theme/tokens.css'
import './ui/theme/base.css'

interface AppContext {
  /** Scheme, host and port of the page. */
  origin: string
  /** The nonce of the response; undefined in the browser. */
  nonce: string | undefined
  /** Null on the server. */
  socket: Socket | null
}

const Context = createContext<AppContext | null>(null)

/** What holds for every screen. Throws outside of `App`. */
export function useApp(): AppContext {
  const app = use(Context)
  if (!app) throw new Error('useApp is for components inside App')
  return app
}

/** The whole document: the same on the server and in the browser. */
export function App(props: {
  boot: Boot
  environment: Environment
  nonce?: string
  socket?: Socket
  /** Where screens tell what they could not show; the browser's console where it is not given. */
  report?: Report
  /** Called once the browser has taken the document over. */
  onHydrated?: () => void
  children: ReactNode
}) {
  const { boot, environment, nonce, socket = null, report = toConsole, onHydrated, children } = props
  useEffect(() => onHydrated?.(), [])
  const app = useMemo(() => ({ origin: boot.origin, nonce, socket }), [boot.origin, nonce, socket])
  return (
    // The script in the head has put the reader's settings on it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        {/* For the style elements that react-aria makes. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: accessibilityScript + earlyScript }}
        />
        {/* Not one of React's own, which it would put before the script: no script may wait for it. */}
        {boot.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Context value={app}>
          <Clock renderedAt={boot.renderedAt}>
            <ReportContext value={report}>
              <RelayEnvironmentProvider environment={environment}>
                {children}
                <ToastRegion />
              </RelayEnvironmentProvider>
            </ReportContext>
          </Clock>
        </Context>
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
