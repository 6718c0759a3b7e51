import { graphql, useFragment } from 'react-relay'
import { plainText } from '../../services/rules/marks/marks.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { FeedLinks } from '../frame/FeedLinks.tsx'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { excerptOf } from '../ui/text/excerpt.ts'
import type { ThreadHead_thread$key } from './__generated__/ThreadHead_thread.graphql.ts'

/** Maximum length of a text in structured data, in characters. */
const MAX_TEXT_LENGTH = 1000

/**
 * Metadata of a thread for search engines and shared links. Threads with restricted visibility are excluded from search
 * engines.
 */
export function ThreadHead(props: { thread: ThreadHead_thread$key }) {
  const { slug, title, body, insertedAt, editedAt, commentCount, isRemoved, state, author, comments } =
    useFragment(
      graphql`
        fragment ThreadHead_thread on Thread
        @argumentDefinitions(first: { type: "Int" }, around: { type: "ID" }) {
          slug
          title
          body
          insertedAt
          editedAt
          commentCount
          isRemoved
          state
          author {
            username
            slug
            isDeleted
          }
          comments(first: $first, around: $around) {
            edges {
              node {
                id
                body
                insertedAt
                isRemoved
                state
                author {
                  username
                  slug
                  isDeleted
                }
              }
            }
          }
        }
      `,
      props.thread,
    )
  const { origin } = useApp()
  const { site, viewer } = useShell()
  const path = urlFor.thread(slug)
  const text = plainText(body || title || '')
  const personOf = ({ username, slug, isDeleted }: typeof author) => ({
    '@type': 'Person',
    name: username,
    ...(!isDeleted && { url: origin + urlFor.member(slug) }),
  })
  const posting = {
    '@type': 'DiscussionForumPosting',
    headline: title,
    text: excerptOf(text, MAX_TEXT_LENGTH),
    url: origin + path,
    datePublished: insertedAt,
    dateModified: editedAt ?? insertedAt,
    author: personOf(author),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: commentCount,
    },
    comment: comments.edges.flatMap(({ node: { id, body, author, ...comment } }) =>
      viewer || comment.isRemoved || comment.state !== 'VISIBLE'
        ? []
        : {
            '@type': 'Comment',
            text: excerptOf(plainText(body), MAX_TEXT_LENGTH),
            url: origin + urlFor.comment(path, id),
            datePublished: comment.insertedAt,
            author: personOf(author),
          },
    ),
  }
  const places = breadcrumbs(origin, [
    [site.name, urlFor.home()],
    ['Forums', urlFor.forums()],
    [title, path],
  ])
  const isHidden = state !== 'VISIBLE' || isRemoved
  return (
    <>
      <PageHead
        title={title}
        description={text}
        path={path}
        type="article"
        isHidden={isHidden}
        things={[posting, places]}
      />
      {!isHidden && <FeedLinks path={path} title={title} />}
    </>
  )
}
