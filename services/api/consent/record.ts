import type { FastifyRequest } from 'fastify'
import type { MemberId, SiteId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { consentFacts, consents, consentsOf, type ConsentCommand } from '../../commands/consents.ts'
import type { Choice } from '../../rules/consent/choice.ts'
import type { AskedGroup } from '../../rules/consent/groups.ts'
import type { Services } from '../graphql/frame/context.ts'
import { sendsSignal } from './consent.ts'

const PAGE = 500

/** Newest answers of a member on a site, from the log. */
export async function ownChoice(log: Pick<Log, 'read'>, member: MemberId, site: SiteId): Promise<Choice> {
  let state = consentFacts.initialState
  for (let from = 0; ; from += PAGE) {
    const events = await log.read(consentsOf(member), { from, limit: PAGE })
    state = events.reduce(consentFacts.evolve, state)
    if (events.length < PAGE) return state.get(site) ?? {}
  }
}

/**
 * Records answers of a browser's choice as the member's. Consent to providers that the site no longer has is left out,
 * because the member will be asked again; a refusal then names no providers.
 */
export async function recordChoice(
  { tools }: Pick<Services, 'tools'>,
  name: ConsentCommand['name'],
  {
    request,
    member,
    asked,
    choice,
  }: { request: FastifyRequest; member: MemberId; asked: readonly AskedGroup[]; choice: Choice },
) {
  const answers = asked.flatMap(({ group, providers, digest }) => {
    const answer = choice[group]
    if (!answer) return []
    const { digest: shown, ...rest } = answer
    const isCurrent = shown === digest
    if (answer.isGranted && !isCurrent) return []
    return [{ ...rest, group, providers: isCurrent ? providers.map((provider) => provider.name) : [] }]
  })
  const site = request.site.id
  const command = { name, site, signal: sendsSignal(request), answers }
  return tools.dispatch(consents, command, liveIntent(member, site))
}
