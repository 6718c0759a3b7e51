import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { breadcrumbs, PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import type { ConditionHead_disorder$key } from './__generated__/ConditionHead_disorder.graphql.ts'

/** Metadata of a condition's page for search engines and shared links. `page` is a page about the condition. */
export function ConditionHead(props: {
  disorder: ConditionHead_disorder$key
  page?: { title: string; description: string; path: string }
}) {
  const { name, path, synonyms, orphaCode, summary, source, seo } = useFragment(
    graphql`
      fragment ConditionHead_disorder on Disorder {
        name
        path
        synonyms
        orphaCode
        summary
        source {
          url
          licenceUrl
        }
        seo {
          allowIndexing
          title
          metaDescription
        }
      }
    `,
    props.disorder,
  )
  const { origin } = useApp()
  const { site } = useShell()
  const { page } = props
  const condition = {
    '@type': 'MedicalCondition',
    name,
    url: origin + path,
    ...(synonyms.length > 0 && { alternateName: synonyms }),
    ...(summary && { description: summary }),
    ...(orphaCode && {
      code: { '@type': 'MedicalCode', codeValue: orphaCode, codingSystem: 'ORPHA' },
    }),
  }
  const webPage = {
    '@type': 'MedicalWebPage',
    name: page?.title ?? name,
    url: origin + (page?.path ?? path),
    about: { '@type': 'MedicalCondition', name },
    ...(source && { license: source.licenceUrl, isBasedOn: source.url }),
  }
  const places = breadcrumbs(origin, [
    [site.name, urlFor.home()],
    [name, path],
    ...(page ? ([[page.title, page.path]] as const).map(([title, at]): [string, string] => [title, at]) : []),
  ])
  return (
    <PageHead
      title={page?.title ?? seo.title}
      description={page?.description ?? seo.metaDescription}
      path={page?.path ?? path}
      type="article"
      isHidden={!seo.allowIndexing}
      things={[condition, webPage, places]}
    />
  )
}
