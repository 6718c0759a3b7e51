/** Name of the database with the demo on the server of a test run (TEST_DATABASE_URL), which tests copy. */
export const DEMO_DATABASE = 'demo'

/** Folder that contains the demo's data, which tests copy; undefined if each test has to create the demo itself. */
export const demoFolder = (): string | undefined => process.env.TEST_DEMO
