import { countProcess } from '../telemetry/metrics.ts'
import { listenForProbes, openProbes } from '../telemetry/probes.ts'
import { openReadiness } from '../telemetry/ready.ts'

interface Served {
  host: string
  port: number
  token: string | undefined
}

/** Serves the metrics of the node's process and its probes, as in other processes. */
export async function serveMetrics({ host, port, token }: Served): Promise<{ close: () => Promise<void> }> {
  countProcess('eventstore')
  const readiness = openReadiness({})
  const listening = await listenForProbes(openProbes(readiness, { token }), { host, port })
  return {
    close() {
      readiness.stop()
      return listening.close()
    },
  }
}
