/** Prefix that a community's name suggests; empty for a name without Latin letters. */
export const prefixFor = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')

/** Host for a new community beside another one, such as gout.example.org beside lupus.example.org. */
export function hostBeside(host: string, prefix: string): string {
  const [, ...domain] = /^[\d.]+$/.test(host) ? [] : host.split('.')
  return prefix && `${prefix}.${domain.join('.') || 'localhost'}`
}
