import { optionalPicture, type SectionForm } from '../form.ts'
import { adSizes, type AdSize } from '../../../services/rules/sections/section-fields.ts'
import type { Options } from './stored.ts'

const sizeNames: Readonly<Record<AdSize, string>> = {
  home: 'Home, narrow windows only',
  halfpage: 'Half page',
  square: 'Square',
  native: 'Native',
  leaderboard: 'Leaderboard',
  video: 'Video',
  HomeRecents: 'Home, recent threads',
  HomeCommunity: 'Home, community',
  HomeEngagement: 'Home, engagement',
  HomeCollections: 'Home, collections',
}

export const form: SectionForm<typeof Options> = {
  label: 'Advertisement',
  group: 'forms',
  about: 'A place for an advertisement.',
  sketch: 'M4 6h40v16H4zM14 14h20',
  isUnbuilt: true,
  note: "Advertisers can't book this space yet. Until then, it shows the picture that you choose here, or nothing.",
  fields: [
    {
      path: 'size',
      kind: 'choice',
      label: 'Size',
      options: adSizes.map((size) => ({ value: size, label: sizeNames[size] })),
    },
    ...optionalPicture,
    { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
  ],
}
