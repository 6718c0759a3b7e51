import { Suspense, use, useState, type ReactNode } from 'react'
import { loadChunk } from '../frame/chunk.ts'
import { Skeleton } from '../ui/progress/Skeleton.tsx'
import type { sectionTypes_section$data as Section } from './__generated__/sectionTypes_section.graphql.ts'

/** Fragment reference to the options of a section type. */
type SectionRef<Type extends keyof Section> = NonNullable<Section[Type]>

/**
 * Returns the component for a section type, given the function that imports its module. `load` imports the module once,
 * and rejects with ChunkLoadError on failure; `Drawn` renders a section. Sections loaded with the page have no Suspense
 * boundary, because the server would then send their content to be inserted by a script. Sections of types added later
 * appear once their module has loaded.
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
  const loadModule = () => (loading ??= fetched())

  function Late({ section }: { section: SectionRef<Type> }) {
    const { Component } = use(loadModule())
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
  return { load: loadModule, Drawn }
}
