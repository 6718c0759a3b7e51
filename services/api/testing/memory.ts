import type { RecordedEvent } from '../../../events/event.ts'
import { openContentMemory } from './content-memory.ts'
import { openMemberMemory } from './member-memory.ts'
import { openReportMemory } from './report-memory.ts'
import { openSiteMemory } from './site-memory.ts'
import { openTalkMemory } from './talk-memory.ts'

/** The API's read models as simple in-memory code, with whose results tests compare the tables. */
export function openMemory() {
  const { applySite, ...sites } = openSiteMemory()
  const { applyMember, ...members } = openMemberMemory()
  const { applyContent, ...content } = openContentMemory(members.isSpammer)
  const { applyTalk, ...talks } = openTalkMemory()
  const { applyReport, ...reports } = openReportMemory()
  const appliers = [applySite, applyMember, applyContent, applyTalk, applyReport]
  const apply = (event: RecordedEvent) => {
    for (const applier of appliers) applier(event)
  }
  return { ...sites, ...members, ...content, ...talks, ...reports, apply }
}
export type Memory = ReturnType<typeof openMemory>
