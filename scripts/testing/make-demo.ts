import { caughtUp } from '../network/caught-up.ts'
import { makeDatabase } from '../network/postgres.ts'
import { openNetwork } from '../network.ts'
import { seed } from '../seed.ts'
import { withWorkshop } from '../command/workshop.ts'
import { DEMO_DATABASE, demoFolder } from './demo.ts'
import { ownPorts } from './ports.ts'
import { dropDatabase } from './services.ts'

// Creates a demo network and stops it, so that tests can copy its folder and database.

const folder = demoFolder()
const server = process.env.TEST_DATABASE_URL
if (!folder || !server) throw new Error('TEST_DEMO and TEST_DATABASE_URL say where the demo is to be made')

// The server may be reused and still contain the database of an earlier test run.
await dropDatabase(server, DEMO_DATABASE)
const url = await makeDatabase(server, DEMO_DATABASE)

const network = await openNetwork({
  need: ['eventstore', 'projector'],
  folder,
  env: {
    DATABASE_URL: url,
    ...ownPorts(),
  },
})
await withWorkshop(network.settings, async (workshop) => {
  await seed(workshop)
  await caughtUp(network.settings.databaseUrl, workshop.log)
})
await network.close()
