import { Suspense, use, useState, type ReactNode } from 'react'
import { loadChunk } from '../chunk.ts'
import { Skeleton } from '../ui/progress/Skeleton.tsx'
import type { sectionTypes_section$data as Section } from './__generated__/sectionTypes_section.graphql.ts'

/** Fragment reference of a section type. */
type SectionRef<Type extends keyof Section> = NonNullable<Section[Type]>

/**
 * The component of a section type, from its module's loader. `load` loads the module once, and rejects with
 * ChunkLoadError on failure; `Drawn` renders a section.
 *
 * Sections loaded with the page have no Suspense boundary, as the server would send their content for a script to
 * insert. Types added later show once their code has loaded.
 */
export function drawing<Type extends keyof Section>(
  type: Type,
  load: () => Promise<{ Component: (props: { section: SectionRef<Type> }) => ReactNode }>,
) {
  let Loaded: ((props: { section: SectionRef<Type> }) => ReactNode) | null = null
  let loading: ReturnType<typeof load> | null = null

  async function fetched() {
    try {
      const module = await loadChunk(load)
      Loaded = module.Component
      return module
    } catch (error) {
      loading = null
      throw error
    }
  }
  const loaded = () => (loading ??= fetched())

  function Late({ section }: { section: SectionRef<Type> }) {
    const { Component } = use(loaded())
    return <Component section={section} />
  }

  function Drawn({ section }: { section: Section }) {
    const [Known] = useState(() => Loaded)
    const ref = section[type]
    if (!ref) return null
    if (Known) return <Known section={ref} />
    return (
      <Suspense fallback={<Skeleton />}>
        <Late section={ref} />
      </Suspense>
    )
  }
  return { load: loaded, Drawn }
}
