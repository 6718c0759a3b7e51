import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { streamOf, subjectOf, type DecidedId } from '../../../events/kinds.ts'
import type { AppealOutcome } from '../../../events/moderation.ts'
import { may, refusal } from '../../rules/authorise.ts'
import { isAppealable, verbRow } from '../../rules/decisions.ts'
import { textProblem } from '../../rules/text.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { actingMember, never, Rejected, reject, type Decider } from '../frame/decider.ts'
import { actorNeed } from '../frame/facts.ts'
import { authorErasedNeed, undoing } from './moderation.ts'
import { decidedFacts, type Decided } from './decided.ts'

type AppealCommand = {
  item: DecidedId
  /** Revision of the decision in the item's stream. */
  decision: number
  words: string
} & ({ name: 'appeal' } | { name: 'answerAppeal'; outcome: AppealOutcome })

/**
 * Decider for an author's appeal against a decision, one for each, and for its answer by another moderator who may take
 * such decisions. An appeal that is overturned undoes the decision.
 */
export const appeals: Decider<Decided, AppealCommand, { actor: Viewer; isAuthorErased: boolean }> = {
  emits: {
    appeal: ['DecisionAppealed'],
    answerAppeal: ['AppealAnswered', 'DecisionUndone', 'RoleChanged', 'ProfilePictureChanged'],
  },
  ...decidedFacts,
  stream: ({ item }) => streamOf(item),
  needs: ({ item }, intent) => ({ actor: actorNeed(intent), isAuthorErased: authorErasedNeed(item) }),
  decide(decided, command, { actor, isAuthorErased }, intent) {
    const refused = refusal(command.name === 'appeal' ? 'appeal' : 'viewModeration', actor)
    if (refused) return new Rejected(refused)
    const { item, decision } = command
    const by = actingMember(intent)
    const { author } = decided
    const found = decided.standing.find(({ revision }) => revision === decision)
    const subject = subjectOf(item)
    const words = command.words.trim()
    const problem = textProblem(words, 'note')
    switch (command.name) {
      case 'appeal': {
        if (!found || !isAppealable(found.verb) || author !== by)
          return reject('NOT_FOUND', 'Decision not found')
        if (found.appeal) return reject('CONFLICT', 'You have already appealed against this decision')
        if (problem) return reject('INVALID', problem)
        return [{ type: 'DecisionAppealed', data: { subject, author, decision, words } }]
      }
      case 'answerAppeal': {
        if (found && !may(verbRow(found.verb).action, actor)) return reject('FORBIDDEN', 'Not authorized')
        if (!found?.appeal || !author) return reject('NOT_FOUND', 'Appeal not found')
        if (author === by || found.by === by)
          return reject('FORBIDDEN', 'Another moderator answers this appeal')
        if (found.appeal === 'answered')
          return reject('CONFLICT', 'Another moderator has already answered this appeal')
        if (problem) return reject('INVALID', problem)
        const { outcome } = command
        const said = { by, outcome, words: isAuthorErased ? null : words }
        const answered: CatalogueEvent = {
          type: 'AppealAnswered',
          data: { subject, author, decision, ...said },
        }
        if (outcome === 'upheld') return [answered]
        const undone = undoing(decided, { item, found, by })
        return undone instanceof Rejected ? undone : [answered, ...undone]
      }
      default:
        return never(command)
    }
  },
}
