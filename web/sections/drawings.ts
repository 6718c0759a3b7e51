import { createContext, type RouterContextProvider } from 'react-router'
import { drawings } from './section-types.ts'

/** A section type that is drawn. */
type DrawnType = keyof typeof drawings

/** A section as far as it tells which code draws it. */
interface Typed {
  readonly typename: string
  readonly type: string
}

const isType = (type: string): type is DrawnType => Object.hasOwn(drawings, type)

/** The type that a section is drawn as; null where its viewer doesn't get its options, or nothing draws it. */
export function drawnType({ typename, type }: Typed): DrawnType | null {
  const isDrawn = typename !== 'WalledSection' && typename !== 'UndrawnSection'
  return isDrawn && isType(type) ? type : null
}

/** The modules of sections that a page needs at once, as paths in `web/`: the server links to them. */
export const modulesContext = createContext<Set<string>>(new Set())

/** Loads the code of a page's sections, before the page is rendered; for loaders. */
export async function loadSections(
  { context }: { context: Readonly<RouterContextProvider> },
  sections: readonly Typed[] | null | undefined,
): Promise<void> {
  const types = new Set((sections ?? []).flatMap((section) => drawnType(section) ?? []))
  for (const type of types) context.get(modulesContext).add(`sections/${type}/${type}`)
  await Promise.all([...types].map((type) => drawings[type].load()))
}
