// Made of services/api/testing/oracles/*.ts by npm run generate.
import { analytics } from './oracles/analytics.ts'
import { follows } from './oracles/follows.ts'
import { reactions } from './oracles/reactions.ts'
import type { Oracle } from './oracle.ts'

/** The oracles of the capabilities that have one of their own. */
export const oracles: readonly Oracle[] = [analytics, follows, reactions]
