import { headingOf, kindOf, kinds, kindsWith, rowOf, type MemberId } from '../../../events/kinds.ts'
import { privatePath } from '../../rules/images/content-paths.ts'
import type { OwnContent } from '../../../projections/content/queries.ts'
import { shownMentions } from '../graphql/members/mentions.ts'
import type { Reads } from '../reads.ts'
import { escape } from '../http/page.ts'
import { line, moment, prose } from './html.ts'
import { byId, list, rows, type OwnLists } from './list.ts'

const states = {
  visible: null,
  hidden: 'hidden until you edit it',
  held: 'waiting for a moderator',
  spam: 'marked as spam',
  deleted: 'deleted by a moderator',
} as const

const withPicture =
  (member: MemberId) =>
  ({ picture, ...row }: OwnContent) => ({
    ...row,
    picture: picture && { path: privatePath(member, picture.image, 'full'), alt: picture.alt },
  })

const written = ({
  id,
  title,
  site,
  body,
  picture,
  state,
  withdrawn,
  insertedAt,
  editedAt,
}: ReturnType<ReturnType<typeof withPicture>>) => {
  const kind = kindOf(id)
  const place = rowOf(kind).under ? `In “${title ?? 'a deleted post'}”` : (title ?? 'Removed')
  const heading = kind === 'status' || kind === 'statusreply' ? headingOf(kind) : place
  return `<article>\n<h3>${escape(heading)}</h3>\n${line(
    escape(site),
    moment(insertedAt),
    editedAt && `edited ${moment(editedAt)}`,
    states[state],
    withdrawn && 'deleted by you',
  )}\n${prose(body)}${picture ? `\n<p>Picture: ${escape(picture.path)} ${escape(picture.alt ?? '')}</p>` : ''}\n</article>`
}

/** Texts with the present names of the members whom they mention. */
const withNames = ({ membersByIds }: Reads, rows: readonly OwnContent[]): Promise<OwnContent[]> => {
  const load = async (id: MemberId) => (await membersByIds([id]))[0] ?? null
  const asking = { loaders: { members: { load } }, viewer: null }
  return Promise.all(
    rows.map(async (row) => ({ ...row, body: row.body && (await shownMentions(row.body, asking)) })),
  )
}

export const contentLists: OwnLists = ({ reads }, member) =>
  kindsWith('moderated')
    .filter((kind) => kinds[kind].built)
    .map((kind) => {
      const [, many] = kinds[kind].words
      return list(
        { name: many, heading: `Your ${many}` },
        rows(byId, async (part) => {
          const found = await reads.ownContent(member, kind, part)
          return (await withNames(reads, found)).map(withPicture(member))
        }),
        written,
      )
    })
