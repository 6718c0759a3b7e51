import { fetchQuery, graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { typenameOf } from '../../../services/rules/sections/typename.ts'
import { ContentSection } from '../../../services/rules/sections/sections.ts'
import { createEnvironment } from '../../relay/environment.ts'
import { ContentRenderer } from '../ContentRenderer.tsx'
import type { SectionExample } from '../example.ts'
import { drawings } from '../section-types.ts'
import { forms } from '../section-forms.ts'
import type { SectionsGalleryQuery } from './__generated__/SectionsGalleryQuery.graphql.ts'
import { payloadOf } from './payload.ts'

const examples = import.meta.glob<SectionExample>('../*/example.ts', { eager: true, import: 'example' })

const query = graphql`
  query SectionsGalleryQuery {
    sectionsPreview(sections: []) {
      type
      ...sectionTypes_section
    }
  }
`

const author = { id: 'USER:1', username: 'Ana', avatar: null, isDeleted: false }
const thread = {
  __typename: 'Thread',
  id: 'THREAD:1',
  slug: 'mornings',
  title: 'How do you get through mornings?',
  body: 'Mine start at five, with stiff hands and tea.',
  lastActiveAt: '2026-01-02T03:04:05.000Z',
  commentCount: 3,
  state: 'NORMAL',
  isLocked: false,
  isPinned: false,
  category: null,
  tags: [],
  author,
  reactions: { total: 2 },
}
const result = {
  ...thread,
  __typename: 'SearchResult',
  type: 'POST',
  permalink: '/posts/mornings',
  originalSite: { id: 'SITE:1', name: 'Sample', prefix: 'sample', host: 'sample.test' },
}

/** Sections as the API would answer: the valid example of each type, and content for those that show some. */
const sectionsOf = (): readonly object[] =>
  Object.entries(examples).map(([path, { valid }]) => {
    const type = path.split('/')[1] ?? ''
    const stored = ContentSection.parse({ type, options: valid })
    return { ...stored, __typename: typenameOf(stored.type), threads: [thread], recommendations: [result] }
  })

/** Environment whose API knows the examples. */
const environment = createEnvironment({
  isServer: false,
  fetch: async () => {
    const { selections } = createOperationDescriptor(getRequest(query), {}).request.node.operation
    return { data: payloadOf(selections, { sectionsPreview: sectionsOf() }) }
  },
})

/** Loads the components and data of all types, so that the gallery is rendered at once. */
export const loadGallery = () =>
  Promise.all([
    fetchQuery(environment, query, {}).toPromise(),
    ...Object.values(drawings).map(({ load }) => load()),
  ])

/** Shows each section type with its example, for development only; `loadGallery` must have run before. */
export const SectionsGallery = () => (
  <RelayEnvironmentProvider environment={environment}>
    <Sections />
  </RelayEnvironmentProvider>
)

const labels: Readonly<Record<string, { label: string }>> = forms

function Sections() {
  const { sectionsPreview } = useLazyLoadQuery<SectionsGalleryQuery>(
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  return (
    <>
      <title>Sections</title>
      <h1>Sections</h1>
      {sectionsPreview.map((section) => (
        <div key={section.type} data-section={section.type}>
          <p>{labels[section.type]?.label}</p>
          <ContentRenderer sections={[section]} />
        </div>
      ))}
    </>
  )
}
