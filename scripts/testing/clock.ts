import { existsSync, readFileSync } from 'node:fs'

// Loaded into the processes of a network by NODE_OPTIONS. Their clock is ahead by the number of ms that the file
// TEST_CLOCK has when they start, so that a test of what happens later does not wait for it.

const file = process.env.TEST_CLOCK ?? ''
const ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
const { now } = Date
Date.now = () => now() + ahead
