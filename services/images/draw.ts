import { join } from 'node:path'
import sharp from 'sharp'

// Pictures of the network itself: icons of sites, and previews of pages. Only the process of drawings imports this.

/** What to draw. Pictures (`logo`, `photo`) are files that this network made, so that SVG is among them. */
export type Drawing =
  /** A square PNG; on a `ground` (#rrggbb) the logo is smaller, and round corners of devices cut nothing off. */
  | { type: 'icon'; logo: Uint8Array; side: number; ground: string | null }
  /** The same as a PNG in a file of the format ICO. */
  | { type: 'favicon'; logo: Uint8Array }
  /** 1200 × 630: a photo as JPEG. */
  | { type: 'photo'; photo: Uint8Array }
  /** 1200 × 630: the title (null if the font cannot draw it), the site's name and its logo as PNG. */
  | { type: 'card'; title: string | null; site: string | null; logo: Uint8Array; ground: string }

const previewSize = { width: 1200, height: 630 } as const

const FAVICON_SIDE = 48
/** Share of an icon's side that the shapes of all devices leave visible (w3.org/TR/appmanifest, "maskable"). */
const SAFE_SHARE = 0.72
const QUALITY = 82
const DENSITY = 800

const MARGIN = 80
const LOGO_SIDE = 96
const NAME_SIZE = 40
const TITLE_SIZES = [84, 72, 60, 50, 42]
const TITLE_HEIGHT = 340

const fontfile = join(import.meta.dirname, 'fonts/source-sans-3-bold.ttf')

const square = (logo: Uint8Array, side: number) =>
  sharp(logo, { density: DENSITY })
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()

async function iconOf(logo: Uint8Array, side: number, ground: string | null): Promise<Uint8Array> {
  if (!ground) return square(logo, side)
  const input = await square(logo, Math.round(side * SAFE_SHARE))
  const create = { width: side, height: side, channels: 3, background: ground } as const
  return sharp({ create }).composite([{ input }]).removeAlpha().png().toBuffer()
}

/** Header of a file of the format ICO with one PNG: a directory of 6 bytes, and an entry of 16. */
function icoHeader(bytes: number, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(bytes, 14)
  header.writeUInt32LE(header.length, 18)
  return header
}

const markup = (text: string) =>
  text.replaceAll(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

const written = (text: string, size: number) =>
  sharp({
    text: {
      text: `<span foreground="white">${markup(text)}</span>`,
      font: `Source Sans 3 Bold ${size}`,
      fontfile,
      width: previewSize.width - 2 * MARGIN,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })

async function titleOf(title: string) {
  for (const size of TITLE_SIZES) {
    const made = await written(title, size)
    if (made.info.height <= TITLE_HEIGHT) return made.data
  }
  const { data } = await written(title, TITLE_SIZES.at(-1)!)
  return sharp(data)
    .extract({ left: 0, top: 0, width: (await sharp(data).metadata()).width, height: TITLE_HEIGHT })
    .toBuffer()
}

async function cardOf({
  title,
  site,
  logo,
  ground,
}: Extract<Drawing, { type: 'card' }>): Promise<Uint8Array> {
  const bottom = previewSize.height - MARGIN
  const name = site === null ? null : await written(site, NAME_SIZE)
  const layers = [
    { input: await square(logo, LOGO_SIDE), left: MARGIN, top: bottom - LOGO_SIDE },
    ...(title === null ? [] : [{ input: await titleOf(title), left: MARGIN, top: MARGIN }]),
    ...(name
      ? [
          {
            input: name.data,
            left: MARGIN + LOGO_SIDE + 24,
            top: Math.round(bottom - LOGO_SIDE / 2 - name.info.height / 2),
          },
        ]
      : []),
  ]
  const create = { ...previewSize, channels: 3, background: ground } as const
  return sharp({ create }).composite(layers).removeAlpha().png({ palette: true }).toBuffer()
}

/** Draws an icon or a preview. Throws if a given picture cannot be decoded. */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  switch (drawing.type) {
    case 'icon':
      return iconOf(drawing.logo, drawing.side, drawing.ground)
    case 'favicon': {
      const png = await square(drawing.logo, FAVICON_SIDE)
      return Buffer.concat([icoHeader(png.length, FAVICON_SIDE), png])
    }
    case 'photo':
      return sharp(drawing.photo, { density: 150 })
        .resize(previewSize.width, previewSize.height, { fit: 'cover' })
        .flatten({ background: 'white' })
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .toBuffer()
    case 'card':
      return cardOf(drawing)
  }
}
