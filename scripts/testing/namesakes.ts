import type { Page } from 'playwright'

const pressed = /^'?(button|link|textbox|searchbox|checkbox|switch|combobox|tab) "((?:[^"\\]|\\.)*)"/
const groups = /^'?(?:group|tablist) "((?:[^"\\]|\\.)*)"/

/** Finds controls with the same name but different effects, unless they are in groups with different names. */
export async function namesakes(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const seen = new Map<string, Set<string>>()
  const within: { depth: number; name: string }[] = []
  for (const [at, line] of lines.entries()) {
    const [, indent = '', what = ''] = /^( *)- (.*)$/.exec(line) ?? []
    while ((within.at(-1)?.depth ?? -1) >= indent.length) within.pop()
    const group = groups.exec(what)?.[1]
    if (group) within.push({ depth: indent.length, name: group })
    const [, role, name] = pressed.exec(what) ?? []
    if (!role || name === undefined) continue
    const key = [...within.map((one) => one.name), `${role} "${name}"`].join(' › ')
    const address = role === 'link' ? /\/url: (.*)$/.exec(lines[at + 1] ?? '')?.[1] : null
    seen.set(key, (seen.get(key) ?? new Set()).add(address ?? String(at)))
  }
  return [...seen].filter(([, things]) => things.size > 1).map(([key]) => key)
}
