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
  /** The response's nonce; undefined in the browser. */
  nonce: string | undefined
  /** Null on the server. */
  socket: Socket | null
}

const Context = createContext<AppContext | null>(null)

/** Context of the whole app. Throws outside of `App`. */
export function useApp(): AppContext {
  const app = use(Context)
  if (!app) throw new Error('useApp is for components inside App')
  return app
}

/** The whole document, identical on the server and in the browser. */
export function App(props: {
  boot: Boot
  environment: Environment
  nonce?: string
  socket?: Socket
  /** Receives content that screens could not show; default: the browser's console. */
  report?: Report
  /** Called once React has taken over the document. */
  onHydrated?: () => void
  children: ReactNode
}) {
  const { boot, environment, nonce, socket = null, report = toConsole, onHydrated, children } = props
  useEffect(() => onHydrated?.(), [])
  const app = useMemo(() => ({ origin: boot.origin, nonce, socket }), [boot.origin, nonce, socket])
  return (
    // The script in the head has set the reader's settings on it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        {/* For style elements created by react-aria. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: accessibilityScript + earlyScript }}
        />
        {/* Not React's own stylesheet links, which would come before the script and block it. */}
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
