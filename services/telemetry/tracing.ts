import { traceWith, spanIds } from './trace.ts'

interface TracingSettings {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: URL of the OTLP collector that receives traces over HTTP. */
  otlpEndpoint?: string | undefined
  /** OTEL_TRACES_SAMPLER_ARG: share of the commands that are traced, from 0 to 1. */
  traceRatio: number
}

/** Starts tracing; loads nothing without a collector. Sampling is by command id, so that all processes agree. */
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
    // Discards spans while the collector is unavailable or slow, to limit memory.
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
