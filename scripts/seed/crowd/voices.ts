// Varies the writing style of the demo's texts by member.

type Voice = (text: string) => string

const lower: Voice = (text) => text.replaceAll(/\b\p{Lu}(?=\p{Ll}|['’ ])/gu, (letter) => letter.toLowerCase())
const bare: Voice = (text) => text.replaceAll(/(?<=\w)['’](?=\w)/g, '')
const open: Voice = (text) => text.replace(/\.$/, '')
const short: Voice = (text) =>
  text
    .replaceAll(/\bbecause\b/g, 'bc')
    .replaceAll(/\band\b/g, '&')
    .replaceAll(/\byou\b/g, 'u')
    .replaceAll(/\byour\b/g, 'ur')
const loud: Voice = (text) => text.replace(/\.$/, '!!')
const trailing: Voice = (text) => text.replaceAll(/\. (?=\S)/g, '... ')
const kisses: Voice = (text) => `${text.replace(/\.$/, '')} x`
const rushed: Voice = (text) => text.replaceAll(/, /g, ' ').replace(/\bthe\b/, 'teh')

/** Writing styles; most of them leave the text unchanged. */
const voices: readonly Voice[] = [
  ...Array<Voice>(11).fill((text) => text),
  open,
  open,
  loud,
  trailing,
  kisses,
  (text) => lower(bare(text)),
  (text) => lower(open(text)),
  (text) => short(lower(open(text))),
  (text) => rushed(open(text)),
]

/** Rewrites a text in the writing style of the member with this number. */
export const inVoice = (member: number, text: string): string => voices[(member * 7) % voices.length]!(text)
