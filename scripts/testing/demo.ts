/** Database of the demo that tests copy, on the server of a test run (TEST_DATABASE_URL). */
export const DEMO_DATABASE = 'demo'

/** Folder of the demo that tests copy; undefined if each test fills its own network. */
export const demoFolder = (): string | undefined => process.env.TEST_DEMO
