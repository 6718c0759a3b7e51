import { graphql } from 'react-relay'
import { redirect } from 'react-router'
import { CommentThread } from '../comments/CommentThread.tsx'
import { Seen } from '../notices/Seen.tsx'
import { OperationError } from '../relay/errors.ts'
import { loadPage, usePage, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { loadSections, modulesContext } from '../sections/drawings.ts'
import { useShell } from '../frame/shell.ts'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import type { PostPageQuery } from './__generated__/PostPageQuery.graphql.ts'
import css from './content.module.css'
import { Communities, PostArticle } from './item/PostArticle.tsx'

const Recommended = onDemand(async () => (await import('../recommendations/Recommended.tsx')).Recommended)

const query = graphql`
  query PostPageQuery(
    $slug: String
    $permalink: String
    $id: ID
    $preview: Boolean!
    $around: ID
    $first: Int = 50
  ) {
    post(slug: $slug, permalink: $permalink, id: $id, preview: $preview) {
      id
      assocType
      path
      isPreview
      crossPublishedSites {
        prefix
      }
      sections {
        typename: __typename
        type
      }
      ...PostArticle_post
      ...CommentThread_subject @arguments(first: $first, around: $around)
    }
  }
`

/** How an address names an item: by its slug, its permalink (with the slug that ends it), or its id. */
type Naming = Pick<PostPageQuery['variables'], 'slug' | 'permalink' | 'id'>

/**
 * Loads a published item, or with the query `preview=true` its newest text; who may not read that is led to what is
 * published. Any other address of the item leads to its own path, unless the screen shows it at `here`.
 */
export async function loadPost(args: LoadArgs, naming: Naming, here?: string) {
  const { pathname, search, searchParams } = new URL(args.request.url)
  const preview = searchParams.get('preview') === 'true'
  const variables = { ...naming, preview, around: searchParams.get('comment') }
  return loadPage<PostPageQuery>(
    args,
    query,
    variables,
    ({ post }) => {
      if (
        post &&
        !preview &&
        here === undefined &&
        encodeURI(post.path) !== pathname &&
        post.path !== pathname
      )
        throw redirect(post.path + search, 301)
      return Boolean(post)
    },
    async ({ post }) => {
      await loadSections(args, post?.sections)
      if (!post || post.crossPublishedSites.length < 2) return
      args.context.get(modulesContext).add('content/item/Communities')
      await Communities.ready()
    },
  ).catch(async (error: unknown) => {
    if (!(error instanceof OperationError && error.code === 'FORBIDDEN')) throw error
    throw await (await import('./unreadable.ts')).unreadable(args, naming)
  })
}

/** A published item with its comments, at its own path or at `path`. */
export function PostPage({ path }: { path?: string }) {
  const { post } = usePage<PostPageQuery>(query)
  const { around } = usePageVariables<PostPageQuery>()
  const { site } = useShell()
  if (!post) return null
  const isDiscussed = post.assocType === 'POST' && !post.isPreview && site.features.includes('Comments')
  return (
    <div className={css.post}>
      <PostArticle post={post} path={path ?? post.path} />
      {isDiscussed && (
        <div className={css.discussion}>
          <CommentThread subject={post} around={around ?? null} />
          <Seen id={post.id} />
        </div>
      )}
      {post.assocType === 'POST' && !post.isPreview && <Recommended key={post.id} id={post.id} />}
    </div>
  )
}
