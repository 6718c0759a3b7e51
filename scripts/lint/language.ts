/** A wording that is not standard technical English, and its replacement. */
interface Idiom {
  pattern: RegExp
  instead: string
}

const idioms: readonly Idiom[] = [
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|later\b|earlier\b|fewer\b|less\b)\w/i,
    instead: 'not a, not an',
  },
  { pattern: /\banew\b/i, instead: 'again, rebuilt' },
  { pattern: /\bwhoever\b/i, instead: 'the one who, anyone who, clients that' },
  { pattern: /\bbegun\b/i, instead: 'started' },
  { pattern: /\b(?:stands?|standing|stood) still\b/i, instead: 'stops, is stopped' },
  { pattern: /\bturn(?:s|ed|ing)? (?:it |them )?down\b/i, instead: 'rejects, is rejected' },
  { pattern: /\bfor ever\b/i, instead: 'permanently, always' },
  { pattern: /\bwho asks\b/i, instead: 'the viewer, the caller' },
]

/** Matches a constant whose name does not say its unit, or that it is a minimum or maximum. */
const constants = /\bconst (?:MOST|LEAST|PATIENCE|LONGEST|SHORTEST|EVERY|FEWEST|LARGEST)(?:_[A-Z_]+)? =/

const unnamedError = /\bclass (?!\w+Error\b)\w+ extends \w*Error\b/

/** Matches a docblock that starts with a relative clause, which paraphrases the name instead of defining it. */
const relativeStart = /^(?:what|whether|who|whom|whose|how|where|when|which|that)\b/i

/** Texts of a source's docblocks, without asterisks. */
export const docblocksOf = (source: string): string[] =>
  [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join('\n')
      .trim(),
  )

/** Counts the comment lines of a source, and its lines that are not empty. */
export function commentsOf(source: string): { comments: number; lines: number } {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  return {
    comments: lines.filter((line) => /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/.test(line)).length,
    lines: lines.length,
  }
}

/** Finds docblocks that start with a relative clause. */
export const relativeDocblocks = (source: string): string[] =>
  docblocksOf(source).filter((text) => relativeStart.test(text))

/** Finds wordings in a source or page that are not standard technical English: `line: reason` for each. */
export function oddities(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...idioms
        .filter(({ pattern }) => pattern.test(line))
        .map(({ pattern, instead }) => `${index + 1}: "${pattern.exec(line)?.[0]}", say ${instead}`),
      ...(constants.test(line) ? [`${index + 1}: a constant names its unit or bound: MAX_…, …_MS`] : []),
      ...(unnamedError.test(line) ? [`${index + 1}: the name of an error ends in Error`] : []),
    ])
}
