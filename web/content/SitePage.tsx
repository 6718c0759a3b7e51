import { useLoaderData } from 'react-router'
import type { LoadArgs } from '../relay/page.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import { loadPost, PostPage } from './PostPage.tsx'

const MISSING = 'missing'

const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'init' in error && Object(error.init).status === 404

/** Loads the page that editors have published under a slug, or nothing. */
export const loadSitePage = (args: LoadArgs, slug: string, path: string) =>
  loadPost(args, { slug }, path).catch((error: unknown) => {
    if (isNotFound(error)) return MISSING
    throw error
  })

/** A page of the site that its editors write, such as the community rules; it says so if they have not. */
export function SitePage({ title, path }: { title: string; path: string }) {
  const { site } = useShell()
  if (useLoaderData<unknown>() !== MISSING) return <PostPage path={path} />
  return (
    <div className={layout.page}>
      <PageHead title={title} description={`${title} of ${site.name}.`} path={path} isHidden />
      <h1>{title}</h1>
      <p>The editors of {site.name} haven't published this page yet.</p>
    </div>
  )
}
