import { Username } from '../../../../services/rules/fields.ts'
import { MAX_AUTHORS } from '../../../../services/rules/publishing/post-fields.ts'
import { beginningOf } from '../../../../services/rules/writing/cut.ts'
import { importedMember, type ImportedMember } from '../../format.ts'
import type { Notes } from '../../notes.ts'
import type { Wxr, WxrItem } from '../wxr.ts'

/** Time in the ids of members, which must not depend on the other items of an export: the first version of WordPress. */
const ID_TIME = Date.parse('2003-05-27T00:00:00Z')

const MAX_NAME = 50

/** Name that a member can have, from that of an author. An address of mail is not shown to readers. */
function usernameOf(name: string): string {
  const shown = name.replace(/@\S*/, '').normalize('NFC')
  const letters = beginningOf(
    shown
      .replaceAll(/[^\p{L}\p{M}\p{N}.\-()/, ]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    MAX_NAME,
  )
  return (
    [letters, `${letters} (author)`, `Author ${letters}`].find((one) => Username.safeParse(one).success) ??
    'Author'
  )
}

interface Person {
  login: string
  name: string
}

const nameOfCoauthor = (slug: string) => slug.replace(/^cap-/, '')

/** Authors of a guest list, which the plugin Co-Authors Plus keeps as items. */
const guestsIn = (items: readonly WxrItem[]): Person[] =>
  items
    .filter(({ type }) => type === 'guest-author')
    .map(({ meta, slug, title }) => ({
      login: meta.get('cap-user_login')?.[0] || nameOfCoauthor(slug),
      name: meta.get('cap-display_name')?.[0] || title,
    }))

/**
 * Members for the authors of items: those of the file's list, guests, and people whom only an item names. Ids are
 * derived from `origin`, the site that they come from.
 */
export function openPeople({ authors, items }: Wxr, origin: string, at: number, notes: Notes) {
  const people = new Map<string, Person>()
  for (const person of [...authors, ...guestsIn(items)])
    if (person.login !== '' && !people.has(person.login)) people.set(person.login, person)
  const emails = new Map(authors.map(({ email, login }) => [email, login]))
  const members = new Map<string, ImportedMember>()

  function known(...names: readonly string[]): Person | undefined {
    for (const name of names) {
      const person =
        people.get(name) ??
        people.get(emails.get(name) ?? '') ??
        people.values().find((one) => one.name === name)
      if (person && name !== '') return person
    }
    return undefined
  }

  function memberOf({ login, name }: Person) {
    const username = usernameOf(name)
    const member =
      members.get(login) ?? importedMember('wordpress', `${origin} ${login}`, username, at, ID_TIME)
    if (!members.has(login) && username !== name.trim())
      notes.add(
        'replaced',
        'names of authors that a member cannot have',
        `"${name.replace(/@.*/, '@…')}": ${username}`,
      )
    members.set(login, member)
    return member.id
  }

  return {
    members,
    /** Ids of the authors of an item: `logins`, or its co-authors, or who created it. */
    of(item: WxrItem, title: string, logins: readonly string[] | undefined) {
      const terms = item.terms.filter(({ domain }) => domain === 'author')
      const writers = logins
        ? logins.map((login) => known(login))
        : terms.length > 0
          ? terms.map(
              ({ name, slug }) =>
                known(name, nameOfCoauthor(slug), slug) ?? {
                  login: nameOfCoauthor(slug),
                  name: name || slug,
                },
            )
          : [
              known(item.creator) ??
                (item.creator === '' ? undefined : { login: item.creator, name: item.creator }),
            ]
      const ids = [...new Set(writers.flatMap((writer) => (writer ? memberOf(writer) : [])))]
      if (ids.length > MAX_AUTHORS)
        notes.add('left out', `authors after the first ${MAX_AUTHORS}`, title, ids.length - MAX_AUTHORS)
      return ids.slice(0, MAX_AUTHORS)
    },
  }
}

export type People = ReturnType<typeof openPeople>
