/** A public source of the directory, with the credit that its licence asks for. */
interface Source {
  name: string
  credit: string
  url: string
  licence: string
  licenceUrl: string
}

const ccBy = {
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const

const sources: Readonly<Record<string, Source>> = {
  orphanet: {
    name: 'Orphanet',
    credit: 'Orphanet: an online database of rare diseases and orphan drugs. © INSERM',
    url: 'https://www.orpha.net/',
    ...ccBy,
  },
  medquad: {
    name: 'MedQuAD',
    credit:
      'MedQuAD (Ben Abacha and Demner-Fushman, 2019), with texts of the Genetic and Rare Diseases Information Center',
    url: 'https://github.com/abachaa/MedQuAD',
    ...ccBy,
  },
}

/** A source by its name in events; null if it is unknown, as of conditions that administrators added. */
export const sourceOf = (name: string | null): Source | null =>
  name !== null && Object.hasOwn(sources, name) ? sources[name]! : null

/** Page of a disorder at its source. */
export const sourcePage = (name: string | null, orphaCode: string | null): string | null =>
  name === 'orphanet' && orphaCode
    ? `https://www.orpha.net/en/disease/detail/${orphaCode}`
    : (sourceOf(name)?.url ?? null)
