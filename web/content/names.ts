import { listed } from '../frame/words.ts'

/** Name under what a site's editors publish together (spec §6). */
export const EDITORIAL_TEAM = 'Editorial Team'

interface Written {
  isByTeam: boolean
  authors: readonly { readonly username: string }[]
}

/** Names of an item's authors as one text. */
export const namesOf = ({ authors, isByTeam }: Written): string =>
  listed([
    ...authors.map(({ username }) => username),
    ...(isByTeam || authors.length === 0 ? [EDITORIAL_TEAM] : []),
  ])
