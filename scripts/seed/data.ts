import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { crowdNames } from './names.ts'
import { demoMembers, type Member } from './members.ts'
import { demoSites, type DemoSite } from './sites.ts'

// Schemas of what all files in data/ share. Texts of the demo are data, so that people who write them need no TypeScript.

const isKey =
  (table: object) =>
  (value: unknown): boolean =>
    typeof value === 'string' && Object.hasOwn(table, value)

export const Site = z.custom<DemoSite>(isKey(demoSites), 'is the prefix of a community of the demo')
const crowd: readonly unknown[] = crowdNames
export const Written = z.custom<keyof typeof demoMembers>(isKey(demoMembers), 'is a member of the demo')
export const By = z.custom<Member>(
  (value) => isKey(demoMembers)(value) || crowd.includes(value),
  'is a member of the demo or of the crowd',
)

export const readText = (file: string): string =>
  readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8')

/** Reads a file of data/, without its ending. Throws a ZodError that names the path of what is wrong. */
export const readData = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readText(`${file}.json`)))
