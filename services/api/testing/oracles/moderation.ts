import type { RecordedEvent } from '../../../../events/event.ts'
import { text } from '../../../../projections/batch.ts'
import type { AppealRow } from '../../../../projections/appeals/queries.ts'
import { PURGE_REVISION } from '../../../../projections/flags/decisions.ts'
import type { DecisionRow } from '../../../../projections/flags/queries.ts'
import { cursorOf } from '../../../../projections/page.ts'
import { members, site } from '../../../../projections/testing/world.ts'
import { decisionEvents } from '../../../rules/decisions.ts'
import type { Memory } from '../memory.ts'
import { items, whole, type Oracle } from '../oracle.ts'
import { pageIn } from '../reads.ts'

function decisionOf(event: RecordedEvent): DecisionRow | null {
  const { type, data, metadata, position, revision } = event
  const isPurge = type === 'ContentPurged'
  if (!isPurge && !Object.hasOwn(decisionEvents, type)) return null
  if (!('seenRevision' in data)) return null
  const { subject, by, seenRevision, reason } = data
  return {
    item: subject.id,
    revision: isPurge ? PURGE_REVISION : revision,
    verb: isPurge ? 'purge' : decisionEvents[type as keyof typeof decisionEvents],
    by,
    author: 'author' in data ? data.author : null,
    site: metadata.site,
    seenRevision,
    reason,
    words: 'words' in data ? text(data.words) : null,
    decidedAt: new Date(metadata.occurredAt),
    undoneBy: null,
    undoneAt: null,
    position,
    cursor: cursorOf(position, subject.id),
  }
}

function appealsIn(history: readonly RecordedEvent[], { erased, purged }: Memory): AppealRow[] {
  const rows = new Map<string, AppealRow>()
  for (const { type, data, metadata, position } of history) {
    if (type !== 'DecisionAppealed' && type !== 'AppealAnswered') continue
    const { subject, decision, author, words } = data
    const [key, at] = [`${subject.id} ${decision}`, new Date(metadata.occurredAt)]
    const said = erased.has(author) ? null : text(words)
    if (type === 'DecisionAppealed')
      rows.set(key, {
        item: subject.id,
        decision,
        author,
        words: said,
        appealedAt: at,
        outcome: null,
        answer: null,
        answeredAt: null,
        position,
        cursor: cursorOf(position, subject.id),
      })
    else Object.assign(rows.get(key)!, { outcome: data.outcome, answer: said, answeredAt: at })
  }
  return [...rows.values()].filter(({ item }) => !purged.has(item))
}

export const moderation: Oracle = {
  reads(history, memory) {
    const { erased, flags, purged } = memory
    let decisions: DecisionRow[] = []
    for (const event of history) {
      const { type, data, metadata } = event
      if (type === 'ContentPurged') decisions = decisions.filter(({ item }) => item !== data.subject.id)
      const decision = decisionOf(event)
      if (decision) decisions.push(decision)
      if (type !== 'DecisionUndone') continue
      const undone = decisions.find((one) => one.item === data.subject.id && one.revision === data.decision)
      if (undone) Object.assign(undone, { undoneBy: data.by, undoneAt: new Date(metadata.occurredAt) })
    }
    const standing = decisions
      .filter(({ item, revision }) => !purged.has(item) || revision === PURGE_REVISION)
      .map((row) => (row.author && erased.has(row.author) ? { ...row, words: null } : row))
    const appeals = appealsIn(history, memory)
    const reports = [...flags].flatMap(([item, made]) => made.map((report) => ({ item, ...report })))
    return {
      decisionsByItems: async (wanted) =>
        standing
          .filter(({ item }) => wanted.includes(item))
          .toSorted((a, b) => (a.item < b.item ? -1 : a.item > b.item ? 1 : b.revision - a.revision)),
      decisionsPage: async (page, { verb = null, by = null }) =>
        pageIn(
          standing
            .filter((row) => (verb === null || row.verb === verb) && (by === null || row.by === by))
            .toSorted((a, b) => Number(b.position - a.position)),
          page,
        ),
      ownDecisionsPage: async (page, member) =>
        pageIn(
          standing
            .filter(({ author, verb }) => author === member && verb !== 'dismiss')
            .toSorted((a, b) => Number(b.position - a.position)),
          page,
        ),
      appealsByDecisions: async (keys) =>
        appeals.filter(({ item, decision }) => keys.includes(`${item} ${decision}`)),
      appealsPage: async (page, moderator) =>
        pageIn(
          appeals
            .filter(({ item, decision, outcome, author }) => {
              const of = standing.find((row) => row.item === item && row.revision === decision)
              const isOther = of !== undefined && of.by !== moderator && author !== moderator
              return outcome === null && isOther && of.undoneAt === null
            })
            .toSorted((a, b) => Number(b.position - a.position)),
          page,
        ),
      transparencyOf: async (of) => {
        const here = standing.filter((row) => row.site === of)
        const flagged = reports.filter((report) => report.site === of)
        const times = flagged
          .flatMap(({ position, flaggedAt, item }) => {
            const first = standing
              .filter((row) => row.item === item && row.position > position)
              .toSorted((a, b) => Number(a.position - b.position))[0]
            return first ? [first.decidedAt.getTime() - flaggedAt.getTime()] : []
          })
          .toSorted((a, b) => a - b)
        const middle = [times[Math.floor((times.length - 1) / 2)], times[Math.ceil((times.length - 1) / 2)]]
        const appealed = appeals.filter(({ item, decision }) =>
          here.some((row) => row.item === item && row.revision === decision),
        )
        return {
          reports: flagged.length,
          decisions: [...new Set(here.map(({ verb }) => verb))].toSorted().map((verb) => {
            const same = here.filter((row) => row.verb === verb)
            return {
              verb,
              count: same.length,
              undone: same.filter(({ undoneAt }) => undoneAt !== null).length,
            }
          }),
          appeals: appealed.length,
          upheld: appealed.filter(({ outcome }) => outcome === 'upheld').length,
          overturned: appealed.filter(({ outcome }) => outcome === 'overturned').length,
          medianMs: times.length === 0 ? null : (middle[0]! + middle[1]!) / 2,
        }
      },
      async answeredReporters(position) {
        const decision = standing.find((row) => row.position === position)
        if (!decision) return null
        const { item } = decision
        const earlier = standing.filter(
          (row) => row.item === item && row.undoneAt === null && row.position < position,
        )
        const since = earlier.reduce((last, row) => (row.position > last ? row.position : last), -1n)
        return reports
          .filter((one) => one.item === item && one.position > since && one.position < position)
          .map(({ flagger }) => flagger)
          .toSorted()
      },
      notesAbout: async (wanted) =>
        wanted.flatMap((member) => {
          const about = history
            .flatMap(({ type, data, metadata, revision }) =>
              type === 'NoteWritten' && data.author === member && !purged.has(data.subject.id)
                ? [
                    {
                      item: data.subject.id,
                      revision,
                      by: data.by,
                      author: member,
                      text: erased.has(member) ? null : text(data.text),
                      writtenAt: new Date(metadata.occurredAt),
                    },
                  ]
                : [],
            )
            .toReversed()
            .slice(0, 20)
          return about.length > 0 ? [{ member, notes: about }] : []
        }),
      recordsOf: async (wanted) =>
        wanted.map((member) => ({
          member,
          decisions: standing.filter(
            ({ author, verb, undoneAt }) => author === member && verb !== 'dismiss' && undoneAt === null,
          ).length,
          reportsReceived: reports.filter(({ author }) => author === member).length,
          reportsMade: reports.filter(({ flagger }) => flagger === member).length,
        })),
    }
  },
  async ask(reads) {
    return {
      decisions: (await reads.decisionsByItems(items)).toSorted((a, b) =>
        a.item < b.item ? -1 : a.item > b.item ? 1 : b.revision - a.revision,
      ),
      own: await Promise.all(
        members.map((member) => whole((cursor) => reads.ownDecisionsPage({ size: 2, cursor }, member))),
      ),
      all: await Promise.all(
        [{}, { verb: 'warn' as const }, { by: members[0]! }].map((filter) =>
          whole((cursor) => reads.decisionsPage({ size: 3, cursor }, filter)),
        ),
      ),
      appeals: await Promise.all(
        members.map((member) => whole((cursor) => reads.appealsPage({ size: 2, cursor }, member))),
      ),
      appealed: (
        await reads.appealsByDecisions(
          items.flatMap((item) => Array.from({ length: 6 }, (_, n) => `${item} ${n}`)),
        )
      ).toSorted((a, b) => Number(a.position - b.position)),
      answered: await Promise.all(
        (await reads.decisionsByItems(items))
          .toSorted((a, b) => Number(a.position - b.position))
          .map(({ position }) => reads.answeredReporters(position)),
      ),
      transparency: [await reads.transparencyOf(null), await reads.transparencyOf(site)],
      notes: (await reads.notesAbout(members)).toSorted((a, b) => (a.member < b.member ? -1 : 1)),
      records: (await reads.recordsOf(members)).toSorted((a, b) => (a.member < b.member ? -1 : 1)),
      counts: [
        await reads.flagsCount({}),
        await reads.flagsCount({ site }),
        await reads.flagsCount({ notBy: members[0]! }),
      ],
    }
  },
}
