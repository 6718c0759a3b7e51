import { test } from 'tap'
import { catalogue } from '../../events/catalogue.ts'
import type { EventTypes } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { readGolden } from '../../events/testing/golden.ts'
import { moderation } from '../commands/moderation/moderation.ts'
import { purges } from '../commands/moderation/purges.ts'
import { effectsOf } from './effects.ts'

const types: EventTypes = catalogue

/** Events of decisions of which nobody who reported the item is notified. */
const silent: Record<string, string> = {
  DecisionUndone: 'the item is as it was before a decision of which they were notified',
  PictureAllowed: 'it concerns the picture, not the reports about the text',
  ProfilePictureChanged: 'it follows DecisionUndone',
  ProfilePictureRemoved: 'it follows MemberPictureRemoved',
  RoleChanged: 'it follows MemberMarkedAsSpam or DecisionUndone',
}

test('each decision of a moderator notifies those who reported the item, or is one that changes nothing for them', async (t) => {
  const decisions = new Set([moderation, purges].flatMap(({ emits }) => Object.values(emits).flat()))
  const newest = readGolden().filter(({ type, version }) => types[type]?.versions.length === version)
  for (const type of decisions) {
    const [data] = newest.find((golden) => golden.type === type)?.examples ?? []
    const metadata = { origin: 'live', actor: 'system', site: null }
    const effects = effectsOf({ id: type, type, data, metadata, position: 1n } as unknown as RecordedEvent)
    const isNotified = effects.some(({ effect }) => effect === 'outcome-notices')
    t.equal(isNotified, !(type in silent), type)
  }
  for (const type of Object.keys(silent))
    t.ok(
      [...decisions].some((one) => one === type),
      type,
    )
})
