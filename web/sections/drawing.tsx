import { Suspense, use, useState, type ReactNode } from 'react'
import { loadChunk } from '../chunk.ts'
import { Skeleton } from '../ui/progress/Skeleton.tsx'
import type { sectionTypes_section$data as Section } from './__generated__/sectionTypes_section.graphql.ts'

/** The data of a section of a type, as its component takes it. */
type SectionRef<Type extends keyof Section> = NonNullable<Section[Type]>

/**
 * Makes the drawing of a section type out of what loads its module. `load` loads it once, and rejects with a
 * ChunkLoadError where it can't be had; `Drawn` draws a section of the type.
 *
 * A section whose code came with the page has no Suspense around it: the server would send its content for a script to
 * put in place. One of a type that was added since shows once its code is there.
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
