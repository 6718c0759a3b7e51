import { test } from 'tap'
import { openMissedSearches } from './missed.ts'

test('names are read once per search of a person, and never for searches beyond the limit', async (t) => {
  const asked: string[][] = []
  const granted: string[] = []
  const missed = openMissedSearches({
    sql: async () => [],
    reads: {
      namesOfMembers: async (texts) => {
        asked.push([...texts])
        return [...texts]
      },
      disorderNames: async () => [],
      disordersOfCode: async () => [],
      disorderWordsNear: async () => [],
    },
    limiter: {
      grant: async (_, who) => {
        granted.push(who)
        return who === 'eager' ? 60 : 0
      },
    },
    tools: { pepper: new Uint8Array(32) },
    maintenance: { current: () => null },
    logger: { warn: () => {} },
  })
  for (const person of ['eager', 'ada', 'ada'])
    missed.add({ site: 'site_a', text: person === 'ada' ? 'quokka' : 'numbat', person })
  await missed.close()
  t.same(granted, ['eager', 'ada'])
  t.same(asked, [['quokka']])

  missed.add({ site: 'site_a', text: 'bilby', person: 'eager' })
  await missed.close()
  t.same(asked, [['quokka']])
})
