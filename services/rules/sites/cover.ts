import { checksumOf } from '../hash.ts'
import { logoBackground, type SiteMark } from './logo.ts'

/** A hill across the picture, whose height and bend come from a number. */
function hill(seed: number, top: number, opacity: number): string {
  const at = (n: number) => top + ((seed >>> (n * 4)) % 28) - 14
  return `<path d="M0 ${at(0)}C110 ${at(1) - 30} 190 ${at(2) + 26} 300 ${at(3)}S500 ${at(4) - 24} 600 ${at(5)}V240H0z" opacity="${opacity}"/>`
}

/** Draws the cover of a site without a picture of its own, from its prefix and accent: hills under a sky with a sun. */
export function coverSvg({ prefix, accent }: SiteMark): string {
  const seed = checksumOf(`cover ${prefix}`)
  const [x, y, radius] = [90 + (seed % 420), 52 + ((seed >>> 9) % 30), 24 + ((seed >>> 14) % 14)]
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240" preserveAspectRatio="xMidYMid slice">' +
    `<rect width="600" height="240" fill="${logoBackground({ accent })}"/>` +
    `<g fill="#fff"><circle cx="${x}" cy="${y}" r="${radius}" opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius * 1.7}" opacity=".14"/>` +
    `${hill(seed, 128, 0.18)}${hill(seed >>> 3, 160, 0.22)}${hill(seed >>> 5, 194, 0.3)}</g></svg>`
  )
}
