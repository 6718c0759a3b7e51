import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { MediaFile } from '../../events/media.ts'
import { streamOf, type MediaId, type MemberId, type SiteId } from '../../events/kinds.ts'
import { mediaRefusal, refusal } from '../rules/authorise.ts'
import { check } from '../rules/check.ts'
import { MediaWords } from '../rules/media/fields.ts'
import type { Viewer } from '../rules/visibility.ts'
import { never, Rejected, reject, type Decider } from './frame/decider.ts'
import { editorNeed } from './frame/facts.ts'

export type MediaCommand = { media: MediaId } & (
  | { name: 'addMedia'; site: SiteId; file: MediaFile; words: unknown }
  | { name: 'describeMedia'; words: unknown }
  | { name: 'replaceMedia'; file: MediaFile }
  /** `isUsed`: a text or a home page has the picture. */
  | { name: 'removeMedia'; isUsed: boolean }
)

interface State {
  site: SiteId | null
  by: MemberId | null
  file: MediaFile | null
  words: MediaWords | null
}

/** Decider for the pictures in the library of a site. */
export const media: Decider<State, MediaCommand, { actor: Viewer }> = {
  emits: {
    addMedia: ['MediaAdded'],
    describeMedia: ['MediaDescribed'],
    replaceMedia: ['MediaReplaced'],
    removeMedia: ['MediaRemoved'],
  },
  initialState: { site: null, by: null, file: null, words: null },
  evolve(state, event) {
    switch (event.type) {
      case 'MediaAdded':
        return { site: event.data.site, by: event.data.by, file: event.data.file, words: event.data.words }
      case 'MediaDescribed':
        return { ...state, words: event.data.words }
      case 'MediaReplaced':
        return { ...state, file: event.data.file }
      case 'MediaRemoved':
        return { ...state, file: null }
      default:
        return state
    }
  },
  stream: ({ media }) => streamOf(media),
  needs: (_, intent) => ({ actor: editorNeed(intent) }),
  creates: ({ name }) => name === 'addMedia',
  decide(state, command, { actor }, intent): CatalogueEvent[] | Rejected {
    const { media } = command
    if (command.name === 'addMedia') {
      const refused = refusal('writePosts', actor)
      if (refused) return new Rejected(refused)
      if (state.site) return reject('CONFLICT', 'This already exists')
      const checked = check(MediaWords, command.words, { placed: true })
      if (checked.problem !== null) return reject('INVALID', checked.problem)
      const by = intent.actor === 'system' ? null : intent.actor
      return [
        {
          type: 'MediaAdded',
          data: { media, site: command.site, by, file: command.file, words: checked.data },
        },
      ]
    }
    if (!state.file || state.site !== intent.site) return reject('NOT_FOUND', 'Picture not found')
    const refused = mediaRefusal(verbs[command.name], state.by, actor)
    if (refused) return new Rejected(refused)
    switch (command.name) {
      case 'describeMedia': {
        const checked = check(MediaWords, command.words, { placed: true })
        if (checked.problem !== null) return reject('INVALID', checked.problem)
        const words = checked.data
        const isSame = JSON.stringify(words) === JSON.stringify(state.words)
        return isSame ? [] : [{ type: 'MediaDescribed', data: { media, words } }]
      }
      case 'replaceMedia':
        return [{ type: 'MediaReplaced', data: { media, file: command.file } }]
      case 'removeMedia':
        if (command.isUsed)
          return reject('CONFLICT', 'This picture is used. Take it out of the places listed below first.')
        return [{ type: 'MediaRemoved', data: { media } }]
      default:
        return never(command)
    }
  },
}

const verbs = { describeMedia: 'describe', replaceMedia: 'replace', removeMedia: 'remove' } as const
