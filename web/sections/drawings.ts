import { createContext, type RouterContextProvider } from 'react-router'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { drawings } from './section-types.ts'

/** Name of a section type that has a component. */
type DrawnType = keyof typeof drawings

/** Fields of a section by which its component is chosen. */
interface Typed {
  readonly typename: string
  readonly type: string
}

const isType = (type: string): type is DrawnType => Object.hasOwn(drawings, type)

/** Type as which a section is rendered; null if the viewer does not receive its options, or it has no component. */
export const drawnType = ({ typename, type }: Typed): DrawnType | null =>
  isType(type) && typename.startsWith(type) ? type : null

/** Request to log in, for the few pages with a section that the viewer does not receive. */
export const Wall = onDemand(async () => (await import('./Wall.tsx')).Wall)

/** Collects the modules of the page's sections, as paths in `web/`, so that the server can link to them. */
export const modulesContext = createContext<Set<string>>(new Set())

/** Loads the modules of a page's sections; loaders call this before the page is rendered. */
export async function loadSections(
  { context }: { context: Readonly<RouterContextProvider> },
  sections: readonly Typed[] | null | undefined,
): Promise<void> {
  const types = new Set((sections ?? []).flatMap((section) => drawnType(section) ?? []))
  const isWalled = sections?.some(({ typename }) => typename === 'WalledSection') ?? false
  const modules = context.get(modulesContext)
  for (const type of types) modules.add(`sections/${type}/${type}`)
  if (isWalled) modules.add('sections/Wall')
  await Promise.all([...[...types].map((type) => drawings[type].load()), isWalled && Wall.ready()])
}
