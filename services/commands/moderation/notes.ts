import { has, kindOf, streamOf, subjectOf, type DecidedId } from '../../../events/kinds.ts'
import { refusal } from '../../rules/authorise.ts'
import { textProblem } from '../../rules/text.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from '../frame/decider.ts'
import { actorNeed } from '../frame/facts.ts'
import { authorErasedNeed } from './moderation.ts'
import { decidedFacts, type Decided } from './decided.ts'

interface NoteCommand {
  name: 'writeNote'
  item: DecidedId
  text: string
}

/** Decider for notes of moderators about an item or a member, for other moderators, in the stream of each. */
export const notes: Decider<Decided, NoteCommand, { actor: Viewer; isAuthorErased: boolean }> = {
  emits: {
    writeNote: ['NoteWritten'],
  },
  ...decidedFacts,
  stream: ({ item }) => streamOf(item),
  needs: ({ item }, intent) => ({ actor: actorNeed(intent), isAuthorErased: authorErasedNeed(item) }),
  decide({ author }, { item, text }, { actor, isAuthorErased }, intent) {
    const refused = refusal('writeNote', actor)
    if (refused) return new Rejected(refused)
    const by = actingMember(intent)
    if (has(kindOf(item), 'editorial'))
      return reject('INVALID', 'Notes are about members and what they write')
    if (!author || isAuthorErased) return reject('NOT_FOUND', 'Content not found')
    if (author === by) return reject('FORBIDDEN', 'Not authorized')
    const problem = textProblem(text, 'note')
    if (problem) return reject('INVALID', problem)
    return [{ type: 'NoteWritten', data: { subject: subjectOf(item), by, author, text: text.trim() } }]
  },
}
