import { openProgress } from '../command/progress.ts'
import { withWorkshop } from '../command/workshop.ts'
import { seed, seedCrowd } from '../seed.ts'
import { HOUR } from '../seed/steps.ts'
import { LogBehindError } from '../../services/projector/lineage.ts'
import { readSettings } from '../../services/settings.ts'
import { errorFrom } from '../../services/thrown.ts'

// A process that adds the demo to a running network, then ends, so that a network without work does not keep the demo in
// memory. Sends `usable` once members can log in, or cannot be added, and `complete` at the end.

const settings = readSettings()
const stopping = new AbortController()
const { signal } = stopping
const stop = () => stopping.abort()
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)

/** Adds more members and content while the network is in use. Errors are printed, and the next start continues. */
async function addCrowd(): Promise<void> {
  const progress = openProgress({ json: false, unit: 'entries' })
  const started = performance.now()
  const show = (done: number, all: number) => {
    const rate = (done * 1000) / (performance.now() - started)
    progress.show({ events: done, rate, share: done / all, remaining: (all - done) / rate })
  }
  try {
    const isAdded = await withWorkshop(settings, (shop) => seedCrowd(shop, { signal, show }), {
      freshFor: HOUR,
    })
    progress.end()
    if (isAdded) console.log('The demo is complete.')
    process.send?.('complete')
  } catch (error) {
    progress.end()
    if (signal.aborted) return
    const reason = errorFrom(error).message
    console.log(`The rest of the demo could not be added. The next start will try again. ${reason}`)
  }
}

try {
  const isAdded = await withWorkshop(settings, (shop) => seed(shop, { signal }))
  if (isAdded) console.log('Added the demo communities.')
  process.send?.('usable')
  await addCrowd()
} catch (error) {
  if (!signal.aborted) {
    if (!(error instanceof LogBehindError)) throw error
    console.log(`\nThe network is read-only. ${error.message}`)
    process.send?.('usable')
  }
}
if (process.connected) process.disconnect?.()
