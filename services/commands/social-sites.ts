import { isErased, type Erased } from '../../events/define.ts'
import { refusal } from '../rules/authorise.ts'
import {
  handleProblem,
  isPlatform,
  MAX_SOCIAL_SITES,
  socialSitesProblem,
  type SocialLink,
} from '../rules/social-sites.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

/** A link to be saved: a new one with its id, or one that replaces the saved link with this id. */
type SetSocialSite = SocialLink & { id: string; isNew: boolean }

export type SocialSiteCommand =
  | { name: 'setSocialSites'; sites: readonly SetSocialSite[] }
  | { name: 'removeSocialSite'; socialSite: string }

/** Links of the member by id; they are erased only after the member can no longer act. */
type State = ReadonlyMap<string, { platform: string | Erased; handle: string | Erased }>

/** Decider for the profiles elsewhere that a member links to (spec §5 Social sites). */
export const socialSites: Decider<State, SocialSiteCommand, { actor: Viewer }> = {
  emits: {
    setSocialSites: ['SocialSiteAdded', 'SocialSiteChanged'],
    removeSocialSite: ['SocialSiteRemoved'],
  },
  initialState: new Map(),
  evolve(state, { type, data }) {
    switch (type) {
      case 'SocialSiteAdded':
      case 'SocialSiteChanged':
        return new Map([...state, [data.socialSite, { platform: data.platform, handle: data.handle }]])
      case 'SocialSiteRemoved':
        return new Map([...state].filter(([id]) => id !== data.socialSite))
      default:
        return state
    }
  },
  stream: (_, intent) => `socialsites-${actingMember(intent).slice('member_'.length)}`,
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, command, { actor }, intent) {
    const isRemoval = command.name === 'removeSocialSite'
    const refused = refusal(isRemoval ? 'removeLink' : 'addLink', actor)
    if (refused) return new Rejected(refused)
    const member = actingMember(intent)
    if (isRemoval) {
      const { socialSite } = command
      return state.has(socialSite) ? [{ type: 'SocialSiteRemoved', data: { member, socialSite } }] : []
    }
    const { sites } = command
    const changed = new Set(sites.flatMap(({ id, isNew }) => (isNew ? [] : [id])))
    if (sites.some(({ id, isNew }) => !isNew && !state.has(id))) return reject('NOT_FOUND', 'Link not found')
    const kept = [...state].flatMap(([id, link]) => (changed.has(id) ? [] : linkOf(link)))
    const problem =
      socialSitesProblem(sites, kept) ?? sites.map(handleProblem).find((one) => one !== null) ?? null
    if (problem !== null) return reject('INVALID', problem)
    if (state.size + sites.filter(({ isNew }) => isNew).length > MAX_SOCIAL_SITES)
      return reject('INVALID', `You can add at most ${MAX_SOCIAL_SITES} links`)
    return sites.flatMap(({ id: socialSite, isNew, platform, handle }) => {
      const before = state.get(socialSite)
      if (before?.platform === platform && before.handle === handle) return []
      const type = isNew ? 'SocialSiteAdded' : 'SocialSiteChanged'
      return [{ type, data: { member, socialSite, platform, handle } }]
    })
  },
}

const linkOf = ({ platform, handle }: { platform: string | Erased; handle: string | Erased }): SocialLink[] =>
  isErased(platform) || isErased(handle) || !isPlatform(platform) ? [] : [{ platform, handle }]
