/** A text as one tab of the browser has left it. Only that tab changes it; others continue it in versions of their own. */
export interface Version {
  readonly text: string
  /** Time of the last change, in ms since 1970; later with each change. */
  readonly at: number
  /** Versions of other tabs that this one continues, as they were then. */
  readonly over: readonly (readonly [tab: string, at: number])[]
}

/** The versions of one text by the ids of their tabs. */
type Versions = ReadonlyMap<string, Version>

/** The version that a form shows, with the time of the change that it shows; `tab` is null if it shows none. */
export interface Shown {
  readonly tab: string | null
  readonly text: string
  readonly at: number
}

export const nothing: Shown = { tab: null, text: '', at: 0 }
const MAX_ANCESTORS = 8

const newestFirst = (versions: Versions) => [...versions].toSorted(([, a], [, b]) => b.at - a.at)

/** True if another tab continues the version that a tab wrote at a time. */
const isContinued = (versions: Versions, tab: string, at: number) =>
  [...versions.values()].some(({ over }) => over.some(([of, then]) => of === tab && then === at))

/** The version with which a form opens: the tab's own one, otherwise the newest that nobody has continued. */
export function opened(versions: Versions, tab: string): Shown {
  const own = versions.get(tab)
  if (own) return { tab, text: own.text, at: own.at }
  const newest = newestFirst(versions).find(([id, { at }]) => !isContinued(versions, id, at))
  return newest ? { tab: newest[0], text: newest[1].text, at: newest[1].at } : nothing
}

/**
 * The tab's version after a text was typed in a form that shows `shown`; null if there is nothing to keep. An empty text
 * is kept if it continues another one, which would be shown again otherwise.
 */
export function typed(
  versions: Versions,
  tab: string,
  shown: Shown,
  { text, at }: Pick<Version, 'text' | 'at'>,
): Version | null {
  const own = versions.get(tab)
  const base = shown.tab === null || shown.tab === tab ? undefined : versions.get(shown.tab)
  const over = [
    ...(base && shown.tab !== null ? [[shown.tab, shown.at] as const, ...base.over] : []),
    ...(own?.over ?? []),
  ].filter(([of]) => of !== tab && versions.has(of))
  if (text === '' && over.length === 0) return null
  return { text, at: Math.max(at, (own?.at ?? 0) + 1), over: over.slice(0, MAX_ANCESTORS) }
}

/** The tabs whose versions went out with a text that one tab has sent: earlier states of it, and what it continues. */
export function goneWith(versions: Versions, tab: string, text: string): string[] {
  const over = versions.get(tab)?.over ?? []
  const gone = [...versions].filter(([id, version]) => {
    const isEarlier = version.text.trim() !== '' && text.startsWith(version.text.trim())
    return id === tab || isEarlier || over.some(([of, at]) => of === id && at === version.at)
  })
  return gone.map(([id]) => id)
}

/**
 * The newest version that a form does not show and that would be lost from sight: one that nobody has continued, or only
 * with a shorter text. Null if there is none.
 */
export function offered(versions: Versions, shown: Shown): (Shown & { tab: string }) | null {
  const found = newestFirst(versions).find(
    ([tab, { text, at }]) =>
      tab !== shown.tab &&
      text.trim() !== '' &&
      !shown.text.includes(text.trim()) &&
      (text.length > shown.text.length || !isContinued(versions, tab, at)),
  )
  return found ? { tab: found[0], text: found[1].text, at: found[1].at } : null
}
