import { useState } from 'react'
import { graphql } from 'react-relay'
import { data as answer } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { OperationError } from '../relay/errors.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { openingOf } from '../sections/cover.ts'
import { loadSections } from '../sections/drawings.ts'
import { readSection } from '../sections/editor/read-section.ts'
import { inputOf, problemText, rowsOf } from '../sections/editor/section-rows.ts'
import { PageHead } from '../frame/Head.tsx'
import { noPreview } from '../frame/routing/guard.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import layout from '../ui/theme/layout.module.css'
import type { HomepagePreviewScreenQuery } from './__generated__/HomepagePreviewScreenQuery.graphql.ts'
import { useSite } from './admin/useSite.ts'
import { HomePage } from './HomePage.tsx'
import css from './sites.module.css'

const query = graphql`
  query HomepagePreviewScreenQuery($slug: String!) {
    homepagePreview(slug: $slug) {
      postId
      title
      slug
      site {
        id
      }
      sections {
        typename: __typename
        type
        ... on ImageSection {
          cover: options {
            image {
              url
              alt
              width
              height
            }
            caption
            url
          }
        }
        ...sectionTypes_section
        ...sectionStored_section
      }
    }
    ...HomePage_query
  }
`

const arrange = graphql`
  mutation HomepagePreviewScreenMutation($siteId: ID!, $sections: [ContentSectionInput!]!) {
    arrangeSiteHomepage(siteId: $siteId, sections: $sections) {
      pending
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<HomepagePreviewScreenQuery>(
    args,
    query,
    { slug: args.params.slug ?? '' },
    ({ homepagePreview }) => homepagePreview !== null,
    ({ homepagePreview }) => loadSections(args, openingOf(homepagePreview?.sections).rest),
  ).catch((error: unknown) => {
    throw error instanceof OperationError && error.code === 'FORBIDDEN'
      ? answer(noPreview, { status: 403 })
      : error
  })

/** Screen of `/homepage/:slug`: a page of the site that editors write, as the home page (spec §2). */
export function Component() {
  const data = usePage<HomepagePreviewScreenQuery>(query)
  const { site } = useShell()
  const page = data.homepagePreview
  const { run, isBusy } = useSite(page?.site.id ?? '')
  const [isAsking, setAsking] = useState(false)
  if (!page) return null
  const { cover, rest } = openingOf(page.sections)
  const rows = rowsOf(page.sections.map(readSection))
  const problem = problemText(rows)
  return (
    <>
      <PageHead
        title={`${page.title}, as the home page`}
        description={`Preview of the home page of ${site.name}.`}
        path={urlFor.homepage(page.slug)}
        isHidden
      />
      <aside aria-label="Preview" className={css.preview}>
        <p>
          This is how {site.name} looks with “{page.title}” as its home page.{' '}
          <SiteLink to={urlFor.editContent(page.postId)}>Edit it</SiteLink>
        </p>
        {problem && <p className={layout.soft}>It can't be the home page yet. {problem}</p>}
        <Button busy={isBusy} disabled={problem !== ''} onClick={() => setAsking(true)}>
          Make it the home page
        </Button>
      </aside>
      <HomePage query={data} cover={cover} rest={rest} />
      {isAsking && (
        <Dialog heading="Make this the home page?" onClose={() => setAsking(false)}>
          <p>Everyone sees it at once, and the sections that the home page has now are replaced.</p>
          <div className={layout.row}>
            <Button
              look="primary"
              onClick={() => {
                setAsking(false)
                void run([[arrange, { sections: rows.map(inputOf) }]], 'This is the home page now.')
              }}
            >
              Replace the home page
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Keep it as it is
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
