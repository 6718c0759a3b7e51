import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'tap'
import { z } from 'zod'
import { root } from '../network.ts'

const Package = z.object({
  /** Name of the package; set only if it is installed under another name. */
  name: z.string().optional(),
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  optional: z.boolean().default(false),
})
const Lockfile = z.object({ packages: z.record(z.string(), Package) })

const lockfile = Lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const packages = Object.entries(lockfile.packages).flatMap(([folder, { name, ...rest }]) =>
  folder === '' ? [] : [{ name: name ?? folder.split('node_modules/').at(-1)!, ...rest }],
)

test('every package in the lockfile comes from the public npm registry', async (t) => {
  const foreign = packages.filter(({ name, version, resolved }) => {
    const file = `${name.split('/').at(-1)}-${version}.tgz`
    return resolved !== `https://registry.npmjs.org/${name}/-/${file}`
  })
  t.same(foreign, [])
})

/** Packages with binaries for other platforms, whose checksums are still missing in the lockfile. */
const incomplete = /^@(?:msgpackr-extract|oxfmt|oxlint|oxlint-tsgolint|rolldown)\//

test('every package in the lockfile has a checksum, except some binaries for other platforms', async (t) => {
  const unchecked = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  t.same(
    unchecked.filter(({ name, optional }) => !optional || !incomplete.test(name)),
    [],
  )
  t.ok(unchecked.length <= 56, `${unchecked.length} without a checksum: there were 56`)
})
