import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { isUnnamed, redirectTarget } from '../../services/rules/routes.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import type { RegisterUsernameScreenQuery } from './__generated__/RegisterUsernameScreenQuery.graphql.ts'
import css from './auth.module.css'
import { UsernameForm } from './UsernameForm.tsx'

const query = graphql`
  query RegisterUsernameScreenQuery {
    viewer {
      username
      ...UsernameForm_user
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<RegisterUsernameScreenQuery>(args, query, {}, ({ viewer }) => {
    if (viewer && !isUnnamed(viewer.username))
      throw redirect(redirectTarget(new URL(args.request.url).searchParams))
    return viewer !== null
  })

/** `/register-username`: a member who has none yet chooses a username, and goes on from there (spec §2). */
export function Component() {
  const { viewer } = usePage<RegisterUsernameScreenQuery>(query)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const target = redirectTarget(search)
  const isDone = viewer !== null && !isUnnamed(viewer?.username ?? '')
  useEffect(() => {
    if (isDone) void navigate(target, { replace: true })
  }, [isDone, navigate, target])
  if (!viewer) return null
  return (
    <section className={css.screen}>
      <title>Choose your username</title>
      <h1>Choose your username</h1>
      <p>Others see it beside what you write. You can change it later.</p>
      <UsernameForm user={viewer} />
    </section>
  )
}
