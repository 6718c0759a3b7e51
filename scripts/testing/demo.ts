/** The database of the demo that tests copy, on the server of a test run (TEST_DATABASE_URL). */
export const DEMO_DATABASE = 'demo'

/** The folder of the demo that tests copy; undefined where there is none, and each test fills a network of its own. */
export const demoFolder = (): string | undefined => process.env.TEST_DEMO
