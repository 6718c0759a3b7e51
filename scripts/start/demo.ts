import { withWorkshop } from '../command/workshop.ts'
import { seed, seedCrowd } from '../seed.ts'
import { HOUR } from '../seed/steps.ts'
import { LogBehindError } from '../../services/projector/lineage.ts'
import { readSettings } from '../../services/settings.ts'
import { errorFrom } from '../../services/thrown.ts'
import { openStatusLine } from './status-line.ts'

// A process that adds the demo to a running network, then ends, so that a network without work does not keep the demo in
// memory. Sends `usable` once members can log in, or cannot be added, and `complete` at the end.

const settings = readSettings()
const stopping = new AbortController()
const { signal } = stopping
const stop = () => stopping.abort()
process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)

const line = openStatusLine()

/** Adds more members and content while the network is in use. Errors are printed, and the next start continues. */
async function addCrowd(): Promise<void> {
  try {
    const isAdded = await withWorkshop(settings, (shop) => seedCrowd(shop, { signal, show: line.show }), {
      freshFor: HOUR,
    })
    line.end()
    if (isAdded) console.log('The demo is complete.')
    process.send?.('complete')
  } catch (error) {
    line.end()
    if (signal.aborted) return
    const reason = errorFrom(error).message
    console.log(`The rest of the demo could not be added. The next start will try again. ${reason}`)
  }
}

try {
  const isAdded = await withWorkshop(settings, (shop) => seed(shop, { signal, show: line.show }))
  line.end()
  if (isAdded) console.log('Added the demo communities.')
  process.send?.('usable')
  await addCrowd()
} catch (error) {
  line.end()
  if (!signal.aborted) {
    if (!(error instanceof LogBehindError)) throw error
    console.log(`\nThe network is read-only. ${error.message}`)
    process.send?.('usable')
  }
}
if (process.connected) process.disconnect?.()
