import type { RecordedEvent } from '../../../events/event.ts'
import type { FlaggableId, MemberId, SiteId } from '../../../events/kinds.ts'
import { text } from '../../../projections/batch.ts'
import type { Report } from '../../../projections/flags/queries.ts'
import { isDecision } from '../../rules/decisions.ts'

/** Reports and the decisions that close them as simple in-memory code, with which tests compare the tables. */
export function openReportMemory() {
  const flags = new Map<
    FlaggableId,
    (Report & { author: MemberId | null; site: SiteId | null; position: bigint })[]
  >()
  const decisions = new Map<string, { revision: number; position: bigint }[]>()
  const purged = new Set<string>()
  /** Revision of the newest decision or undo by item. */
  const newest = new Map<string, number>()

  function applyReport(event: RecordedEvent): void {
    const { type, data, revision, position } = event
    const at = new Date(event.metadata.occurredAt)
    if (isDecision(event)) {
      const { id } = event.data.subject
      newest.set(id, revision)
      // Allowing a picture closes no reports.
      if (type !== 'PictureAllowed') decisions.set(id, [...(decisions.get(id) ?? []), { revision, position }])
      return
    }
    switch (type) {
      case 'ContentFlagged':
      case 'FlagWithdrawn': {
        const { subject, flagger } = data
        const others = (flags.get(subject.id) ?? []).filter((report) => report.flagger !== flagger)
        const said = type === 'ContentFlagged' && {
          flagger,
          author: data.author,
          site: event.metadata.site,
          reason: data.reason,
          note: text(data.note),
          flaggedAt: at,
          position,
        }
        flags.set(subject.id, said ? [...others, said] : others)
        break
      }
      case 'DecisionUndone': {
        const { id } = data.subject
        newest.set(id, revision)
        const standing = (decisions.get(id) ?? []).filter((one) => one.revision !== data.decision)
        decisions.set(id, standing)
        break
      }
      case 'ContentPurged':
        purged.add(data.subject.id)
        decisions.delete(data.subject.id)
        newest.delete(data.subject.id)
        break
      case 'MemberErased':
        for (const report of [...flags.values()].flat())
          if (report.flagger === data.member) report.note = null
        break
    }
  }

  return { flags, decisions, purged, newest, applyReport }
}
