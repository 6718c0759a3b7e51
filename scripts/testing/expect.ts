import { expect as withDefaults } from 'playwright/test'

/**
 * Maximum time for a page to reach an expected state, in ms. Playwright's five seconds are too short while several
 * browsers and networks share two cores. A test that checks that something does not take long measures that itself.
 */
export const WAIT_MS = 30_000

/** Playwright's assertions, which wait for at most `WAIT_MS` by default. */
export const expect = withDefaults.configure({ timeout: WAIT_MS })
