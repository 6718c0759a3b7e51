// Counts the expected directory after `npm run import -- orphanet FILE`, without code of the product. node
// scripts/import/counts/orphanet.ts FILE Prints JSON: numbers of disorders, of groups among them, of synonyms, of
// summaries, and of relations to groups and disorders that are in the directory.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name the file: node scripts/import/counts/orphanet.ts orphapackets.ndjson.gz')
  process.exit(2)
}

const content = readFileSync(file)
const text = (file.endsWith('.gz') ? gunzipSync(content) : content).toString('utf8')
const rows = text
  .split('\n')
  .filter(Boolean)
  .filter((line) => !line.includes('"DisorderType":{"value":"Category"'))
const occurrences = (line: string, part: RegExp) => line.match(part)?.length ?? 0
const code = (line: string) => /"ORPHAcode":"(\d+)"/.exec(line)![1]!
const codes = new Set(rows.map(code))

let relations = 0
for (const line of rows) {
  const parents = /"Parents":(?:\[.*?\]\}?\]|\{.*?\]\})/.exec(line)?.[0] ?? ''
  for (const [, parent] of parents.matchAll(/"ORPHAcode":"(\d+)"/g)) if (codes.has(parent!)) relations++
}

console.log(
  JSON.stringify({
    disorders: rows.length,
    groups: rows.filter((line) => line.includes('"DisorderType":{"value":"Clinical group"')).length,
    synonyms: rows.reduce((sum, line) => sum + occurrences(line, /\{"Synonym":"/g), 0),
    summaries: rows.filter((line) => line.includes('"TextSection":')).length,
    relations,
  }),
)
