import { isErased } from '../../../events/define.ts'
import { streamOf, type MemberId, type SiteId, type StreamName } from '../../../events/kinds.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { Log } from '../../../events/log.ts'
import { consentsOf } from '../../commands/consents.ts'
import { mailWordingOf } from '../../rules/mail.ts'
import { isConsentGroup } from '../../rules/consent/groups.ts'
import { consentWordingOf, wordsAbout } from '../../rules/consent/wording.ts'
import { wordingOf, type PublishedWording } from '../../rules/sites/wording.ts'

/** An answer of a member, with the words in which the question was put. */
export interface Agreement {
  /** Time of the answer (ISO 8601). */
  at: string
  /** Null if the answer was not given on a site. */
  site: SiteId | null
  /** `registration`, `emails`, or the group of services of other companies. */
  about: string
  /** Null if the answer is erased. */
  agreed: boolean | null
  /** Null if the words are not known any more. */
  words: string | null
  version: number
  language: string
  form: string
  /** Names of the services that the form showed. */
  providers: readonly string[]
  /** True if the member answered as a visitor, before the log-in. */
  joined: boolean
  /** True if the browser sent Global Privacy Control. */
  signal: boolean
}

type Reader = Pick<Log, 'read'>

const PAGE_SIZE = 500

async function* eventsOf(log: Reader, stream: StreamName): AsyncGenerator<RecordedEvent> {
  for (let from = 0; ; from += PAGE_SIZE) {
    const events = await log.read(stream, { from, limit: PAGE_SIZE })
    yield* events
    if (events.length < PAGE_SIZE) return
  }
}

/** A registration wording of a site; version 0 is the default. Null if the site did not publish it. */
async function registrationWording(log: Reader, site: SiteId, version: number) {
  if (version === 0) return wordingOf(null)
  for await (const { type, data } of eventsOf(log, streamOf(site)))
    if (type === 'SiteWordingPublished' && data.version === version) return wordingOf(data)
  return null
}

const sentenceOf = ({ sentence, terms, privacy }: PublishedWording): string =>
  sentence
    .replace('{terms}', `${terms.title} (${terms.url})`)
    .replace('{privacy}', `${privacy.title} (${privacy.url})`)

async function* registrationsOf(log: Reader, member: MemberId): AsyncGenerator<Agreement> {
  for (const { type, data, metadata } of await log.read(streamOf(member), { limit: 1 })) {
    if (type !== 'MemberRegistered' || !data.agreed) continue
    const { site, version, language } = data.agreed
    const wording = await registrationWording(log, site, version)
    yield {
      at: metadata.occurredAt,
      site,
      about: 'registration',
      agreed: true,
      words: wording && sentenceOf(wording),
      version,
      language,
      form: 'registration',
      providers: [],
      joined: false,
      signal: false,
    }
  }
}

async function* mailOf(log: Reader, member: MemberId): AsyncGenerator<Agreement> {
  for await (const { type, data, metadata } of eventsOf(log, streamOf(member))) {
    if (type !== 'MailChosen') continue
    yield {
      at: metadata.occurredAt,
      site: metadata.site,
      about: 'emails',
      agreed: data.wanted,
      words: mailWordingOf(data.wording),
      version: data.wording,
      language: 'en',
      form: data.form,
      providers: [],
      joined: false,
      signal: false,
    }
  }
}

/**
 * Yields everything that a member agreed to or refused, each kind oldest first: at the registration, about mail, and
 * about other companies.
 */
export async function* agreementsOf(log: Reader, member: MemberId): AsyncGenerator<Agreement> {
  yield* registrationsOf(log, member)
  yield* mailOf(log, member)
  for await (const { type, data } of eventsOf(log, consentsOf(member))) {
    if (type !== 'ConsentAnswered') continue
    const { site, group, granted, providers, wording, form, chosenAt, joined, signal } = data
    const words = consentWordingOf(wording.version)
    yield {
      at: chosenAt,
      site,
      about: group,
      agreed: isErased(granted) ? null : granted,
      words: words && isConsentGroup(group) ? wordsAbout(words, group) : null,
      ...wording,
      form,
      providers: isErased(providers) ? [] : providers,
      joined,
      signal,
    }
  }
}
