import { traceWith, spanIds } from './trace.ts'

/** Where spans go, and how many: both are OpenTelemetry's own settings. */
export interface TracingSettings {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the address of a collector that takes OTLP over HTTP. */
  otlpEndpoint?: string | undefined
  /** OTEL_TRACES_SAMPLER_ARG: the share of commands that are traced, from 0 to 1. */
  traceRatio: number
}

/**
 * Starts to record spans and to send them to the collector; without one nothing is loaded and nothing costs anything.
 * Which commands are traced depends on their ids alone, so that all processes agree. Gives how to end it: what was
 * recorded is sent first.
 */
export async function openTracing(
  service: string,
  { otlpEndpoint, traceRatio }: TracingSettings,
): Promise<{ close: () => Promise<void> }> {
  if (otlpEndpoint === undefined) return { close: async () => {} }
  const [{ context }, hooks, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'communities' }),
    sampler: new sdk.TraceIdRatioBasedSampler(traceRatio),
    idGenerator: spanIds,
    // Drops spans when the collector is away or too slow: memory stays bounded.
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: 1000,
      }),
    ],
  })
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  traceWith(provider.getTracer('communities'))
  return {
    async close() {
      traceWith(null)
      await provider.shutdown().catch(() => {})
    },
  }
}
