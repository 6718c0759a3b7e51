import type { CatalogueEvent } from '../../events/catalogue.ts'
import { isErased } from '../../events/define.ts'
import type { MemberId, SiteId, StreamName } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { consentForms, type Answer, type Choice } from '../rules/consent/choice.ts'
import { isConsentGroup, type ConsentGroup } from '../rules/consent/groups.ts'
import { isJoined } from '../rules/consent/join.ts'
import { consentWordingOf } from '../rules/consent/wording.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, type Decider, type Facts } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

/** An answer about a group, with the names of the providers that the form showed. */
export interface GivenAnswer extends Omit<Answer, 'digest'> {
  group: ConsentGroup
  providers: readonly string[]
}

export interface ConsentCommand {
  /** `joinConsent` brings the answers that the member gave as a visitor in this browser. */
  name: 'answerConsent' | 'joinConsent'
  site: SiteId
  signal: boolean
  answers: readonly GivenAnswer[]
}

/** Newest answers of a member by site, each with the names of its providers as the digest. */
type State = ReadonlyMap<SiteId, Choice>

export const consentsOf = (member: MemberId): StreamName => `consents-${member.slice('member_'.length)}`

const namesOf = (providers: readonly string[]) => providers.join(', ')

export const consentFacts: Facts<State> = {
  initialState: new Map(),
  evolve(state, { type, data }) {
    if (type !== 'ConsentAnswered') return state
    const { site, group, granted, providers } = data
    const form = consentForms.find((name) => name === data.form)
    if (isErased(granted) || isErased(providers) || !form || !isConsentGroup(group)) return state
    const answer: Answer = {
      isGranted: granted,
      digest: namesOf(providers),
      wording: data.wording.version,
      form,
      chosenAt: Date.parse(data.chosenAt) / 1000,
    }
    return new Map([...state, [site, { ...state.get(site), [group]: answer }]])
  },
}

const isSame = (own: Answer | undefined, answer: GivenAnswer): boolean =>
  own !== undefined &&
  own.isGranted === answer.isGranted &&
  own.wording === answer.wording &&
  own.digest === namesOf(answer.providers)

/** Decider for a member's consent to services of other companies (spec §4 Consent). */
export const consents: Decider<State, ConsentCommand, { actor: Viewer }> = {
  emits: {
    answerConsent: ['ConsentAnswered'],
    joinConsent: ['ConsentAnswered'],
  },
  ...consentFacts,
  stream: (_, intent) => consentsOf(actingMember(intent)),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, { name, site, signal, answers }, { actor }, intent) {
    const refused = refusal('answerConsent', actor)
    if (refused) return new Rejected(refused)
    const own = state.get(site) ?? {}
    const isJoin = name === 'joinConsent'
    return answers
      .filter((answer) => (isJoin ? isJoined(own[answer.group], answer) : !isSame(own[answer.group], answer)))
      .map(({ group, isGranted, providers, wording, form, chosenAt }): CatalogueEvent => ({
        type: 'ConsentAnswered',
        data: {
          member: actingMember(intent),
          site,
          group,
          granted: isGranted,
          providers: [...providers],
          wording: { version: wording, language: consentWordingOf(wording)?.language ?? 'und' },
          form,
          chosenAt: new Date(chosenAt * 1000).toISOString(),
          joined: isJoin,
          signal,
        },
      }))
  },
}
