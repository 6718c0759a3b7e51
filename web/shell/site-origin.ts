/** The address of a sister site: its host, with the scheme and port that this page was asked from. */
export function siteOrigin(host: string, here: string): string {
  const { protocol, port } = new URL(here)
  return `${protocol}//${port && !host.includes(':') ? `${host}:${port}` : host}/`
}
