import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import type { NewEvent } from '../../../../events/event.ts'
import { streamOf, subjectOf, type MemberId, type SiteId, type StreamName } from '../../../../events/kinds.ts'
import { slugOf } from '../../../../services/commands/names/username-slug.ts'
import { conversationIdOf, eventId, newId, uuidOf } from '../../../../services/commands/frame/ids.ts'
import { bodyOf } from '../../../import/collegemsg-bodies.ts'
import type { SourceMessage } from '../../../import/collegemsg.ts'
import { importedMember, type ImportedMember } from '../../../import/format.ts'
import { pseudonym } from '../../../import/pseudonyms.ts'

export interface Made {
  stream: StreamName
  events: NewEvent[]
}

/** Time by which each repetition of the source's messages is later than the previous one, in ms. */
const PAUSE_MS = 86_400_000
/** Number of messages after which one reaction is generated. */
const MESSAGES_PER_REACTION = 5
const kinds = ['like', 'support', 'sad', 'wow', 'same'] as const

/** Creates events in the form in which members' commands append them (services/commands/frame/dispatch.ts). */
function made(
  stream: StreamName,
  { commandId, at, actor, site }: { commandId: string; at: number; actor: MemberId | 'system'; site: SiteId },
  ...events: CatalogueEvent[]
): Made {
  const occurredAt = new Date(at).toISOString()
  const metadata = { actor, site, commandId, occurredAt, cause: null, version: 1, origin: 'import' } as const
  return {
    stream,
    events: events.map((event, index) => ({ ...event, id: eventId(commandId, stream, index), metadata })),
  }
}

function siteMade(at: number): { site: SiteId; siteMade: Made } {
  const commandId = uuidOf(at, 'history site')
  const site = newId('site', commandId)
  const data = {
    site,
    prefix: 'history',
    host: 'history.localhost',
    name: 'History',
    description: 'What members wrote long ago.',
    accent: '#3a5a8c',
  }
  const intent = { commandId, at, actor: 'system', site } as const
  return { site, siteMade: made(streamOf(site), intent, { type: 'SiteCreated', data }) }
}

function memberMade({ id, commandId, username, at }: ImportedMember, site: SiteId): Made[] {
  const slug = slugOf(username)
  const names = {
    email: null,
    username,
    slug,
    firstName: null,
    lastName: null,
    agreed: null,
    verificationRedirect: null,
    lapsesAt: null,
  }
  const intent = { commandId, at, actor: 'system', site } as const
  return [
    made(`reservation-${uuidOf(at, `history ${slug}`)}`, intent, {
      type: 'NameReserved',
      data: { kind: 'username', owner: id, proven: false },
    }),
    made(
      streamOf(id),
      intent,
      { type: 'MemberRegistered', data: { member: id, ...names } },
      { type: 'MemberVerified', data: { member: id, by: 'import' } },
    ),
  ]
}

/**
 * Yields endless repetitions of the same messages, each with new members. A member registers before sending or
 * receiving a first message, each two members have one conversation, and some receivers react to a message.
 */
export function* history(source: readonly SourceMessage[]): Generator<Made> {
  const [first, last] = [source[0]?.at ?? 0, source.at(-1)?.at ?? 0]
  const { site, siteMade: beginning } = siteMade(first)
  yield beginning
  for (let round = 0, line = 0; ; round++) {
    const members = new Map<number, MemberId>()
    const started = new Set<string>()
    for (const { from, to, at: then } of source) {
      const at = then + round * (last - first + PAUSE_MS)
      line++
      for (const number of [from, to]) {
        if (members.has(number)) continue
        const name = pseudonym('creatures', round * source.length + number - 1)
        const member = importedMember('history', `${round} ${number}`, name, at)
        members.set(number, member.id)
        yield* memberMade(member, site)
      }
      const [sender, receiver] = [members.get(from)!, members.get(to)!]
      const conversation = conversationIdOf(sender, receiver)
      const intent = (what: string, actor: MemberId) => {
        return { commandId: uuidOf(at, `history ${what} ${line}`), at, actor, site }
      }
      if (!started.has(conversation)) {
        started.add(conversation)
        const data = { conversation, starter: sender, receiver }
        yield made(streamOf(conversation), intent('start', sender), { type: 'ConversationStarted', data })
      }
      const sending = intent('send', sender)
      const message = newId('message', sending.commandId)
      const data = { message, conversation, sender, receiver, body: bodyOf(line) }
      yield made(streamOf(message), sending, { type: 'MessageSent', data })
      if (line % MESSAGES_PER_REACTION > 0) continue
      yield made(`reaction-${message}-${receiver}`, intent('react', receiver), {
        type: 'ReactionChosen',
        data: {
          subject: subjectOf(message),
          member: receiver,
          kind: kinds[(line / MESSAGES_PER_REACTION) % kinds.length]!,
        },
      })
    }
  }
}
