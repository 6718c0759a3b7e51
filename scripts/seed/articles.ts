import { badges } from '../../services/commands/badges.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { publishing, type PostCommand } from '../../services/commands/publishing.ts'
import { Articles, pictureOf, type DemoArticle } from './article.ts'
import { readData } from './data.ts'
import { commandIdOf, DAY, demoIdOf, MINUTE, siteIdOf, type Lane, type Step } from './steps.ts'

const demoArticles: readonly DemoArticle[] = ['diabetes', 'migraine', 'siblings'].flatMap((file) =>
  readData(`articles/${file}`, Articles),
)

function articleLane(article: DemoArticle): Lane {
  const { kind, site: prefix, by, picture, alt = '', categories = [], tags = [], on = [], sections } = article
  const { title, slug, excerpt } = article
  const written = { at: -article.daysAgo * DAY, name: `article ${slug} of ${prefix}` }
  const site = siteIdOf(prefix)
  const post = newId(kind, commandIdOf(written))
  const media = picture && { ...pictureOf(picture, alt), name: null, illustrator: 'The demo' }
  const text = {
    title,
    slug,
    excerpt,
    sections,
    featuredMedia: media ?? null,
    categories,
    tags,
    authors: by ? [demoIdOf(by)] : [],
    byline: by ? 'authors' : 'team',
    crossPublished: on.map(siteIdOf),
  }
  const step = (at: number, name: string, command: PostCommand): Step => ({
    at,
    name,
    actor: 'system',
    site,
    run: ({ dispatch }, intent) => dispatch(publishing, command, intent),
  })
  return [
    step(written.at, written.name, { name: 'writePost', post, site, text }),
    {
      ...step(written.at + 5 * MINUTE, `publish ${slug} of ${prefix}`, { name: 'publishPost', post }),
      adds: 'articles',
    },
  ]
}

const authors = [...new Set(demoArticles.flatMap(({ by }) => by ?? []))]

/** Makes members authors, and publishes articles, each of them in a lane of its own. */
export const articleLanes = (): Lane[] => [
  ...authors.map((username): Lane => [
    {
      at: -50 * DAY,
      name: `author ${username}`,
      actor: 'system',
      site: null,
      run: ({ dispatch }, intent) =>
        dispatch(
          badges,
          {
            name: 'setLegacyRole',
            member: demoIdOf(username),
            legacyRole: 'author',
            reason: 'Writes articles for the communities',
          },
          intent,
        ),
    },
  ]),
  ...demoArticles.map(articleLane),
]
