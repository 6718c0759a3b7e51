import { expect as withDefaults } from 'playwright/test'

/** Maximum time in ms for a page to reach an expected state, while several browsers and networks share two cores. */
export const WAIT_MS = 30_000

/** Playwright's assertions, which wait for at most `WAIT_MS` by default. */
export const expect = withDefaults.configure({ timeout: WAIT_MS })
