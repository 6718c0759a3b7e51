import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore } from '../../../ports/images/store.ts'
import { IMAGE_PATH } from '../../../rules/images/sizes.ts'
import { logoBackground, logoSvg, type SiteMark } from '../../../rules/sites/logo.ts'

const demo = join(import.meta.dirname, '../../demo-pictures')
const DEMO_PICTURE = /^\/demo\/pictures\/([a-z]+\/[a-z0-9-]+\.svg)$/
const STORED = /^[a-z0-9_]+\/[0-9a-f]{32}\/[a-z0-9]+\.webp$/

/** Bytes of a picture that this network made or ships, by its path; null for any other. */
export async function pictureAt(path: string, store: Pick<ImageStore, 'read'>): Promise<Uint8Array | null> {
  const [, shipped] = DEMO_PICTURE.exec(path) ?? []
  if (shipped) return readFile(join(demo, shipped)).catch(() => null)
  const stored = path.startsWith(IMAGE_PATH) ? path.slice(IMAGE_PATH.length) : ''
  return STORED.test(stored) ? store.read(stored) : null
}

/** The logo of a site, and the color behind it: white for its own one, as its colors are not known. */
export async function markOf(site: SiteMark, store: Pick<ImageStore, 'read'>) {
  const own = site.logo ? await pictureAt(site.logo, store) : null
  return { logo: own ?? Buffer.from(logoSvg(site)), ground: own ? '#ffffff' : logoBackground(site) }
}
