import sharp from 'sharp'
import { test } from 'tap'
import { claimedPng, heicHead, photo, plainPicture } from '../../images/testing/pictures.ts'
import { imageKindOf, imageProblem } from './kinds.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const made = async (format: 'webp' | 'avif' | 'tiff') =>
  sharp(await plainPicture())
    .toFormat(format)
    .toBuffer()

test('The kind of a picture is found by the first bytes of its file', async (t) => {
  const files = {
    JPEG: [await photo()],
    PNG: [await plainPicture(), claimedPng(9, 9)],
    GIF: [await plainPicture('gif')],
    WebP: [await made('webp')],
    AVIF: [await made('avif'), bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf')],
    HEIC: [
      heicHead,
      bytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'),
      bytes('\0\0\0\x18ftyphevc\0\0\0\0mif1hevc'),
    ],
    TIFF: [await made('tiff'), bytes('MM\0*\0\0\0\x08')],
    BMP: [bytes(`BM${'\0'.repeat(12)}\x28\0\0\0`)],
    ICO: [bytes('\0\0\x01\0\x01\0\x10\x10')],
    'JPEG XL': [bytes('\xff\x0a\0'), bytes('\0\0\0\x0cJXL \r\n\x87\n')],
    'JPEG 2000': [bytes('\0\0\0\x0cjP  \r\n\x87\n')],
    Photoshop: [bytes('8BPS\0\x01')],
    SVG: [
      bytes(svg),
      bytes(`\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -- b -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n${svg}`),
    ],
  }
  for (const [kind, all] of Object.entries(files))
    for (const file of all) t.equal(imageKindOf(file), kind, file.subarray(0, 16).toString('latin1'))
})

test('Files that are not pictures have no kind', (t) => {
  for (const text of [
    '',
    'BMW, a car',
    'RIFF\0\0\0\0WAVE',
    '\0\0\0\x18ftypisom\0\0\0\0isomiso2avc1',
    `<html>${svg}</html>`,
    '%PDF-1.7',
    'GIF',
    '<!---->'.repeat(500),
    '<!DOCTYPE svg>'.repeat(200),
  ])
    t.equal(imageKindOf(bytes(text)), null, text.slice(0, 20))
  t.end()
})

test('A file that cannot become a picture is named', (t) => {
  const accepted = 'We take JPEG, PNG and GIF.'
  t.equal(imageProblem(heicHead), `This is a HEIC picture. ${accepted}`)
  t.equal(imageProblem(bytes(svg)), `This is an SVG picture. ${accepted}`)
  t.equal(imageProblem(bytes('notes')), `This file is not a picture. ${accepted}`)
  t.equal(imageProblem(bytes('')), 'This file is empty. Please choose another one.')
  t.match(imageProblem(bytes('\xff\xd8\xff')), /^This JPEG picture can't be opened/)
  t.end()
})
