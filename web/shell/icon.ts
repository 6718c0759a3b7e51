/** A site's icon as a data address: the first letter of its name on its accent, as in the header. */
export function iconOf({ name, accent }: { name: string; accent: string }): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" \
fill="${/^#[0-9a-f]{6}$/i.test(accent) ? accent : '#555'}"/><text x="16" y="23" font-family="Georgia, serif" \
font-size="20" font-weight="bold" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
