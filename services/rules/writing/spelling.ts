/**
 * Rules that turn British spellings of words into American ones. Each names the beginning or the part of the words that
 * it is for, as a rule for all words would change others: 'shoes' has an oe, and 'four' an our.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/aemi/, 'emi'],
  [/haem/, 'hem'],
  [/paed/, 'ped'],
  [/gynaec/, 'gynec'],
  [/(?<=[a-z])aesth/, 'esth'],
  [/aetiolog/, 'etiolog'],
  [/^caec/, 'cec'],
  [/^caesar/, 'cesar'],
  [/^faec/, 'fec'],
  [/^coeli/, 'celi'],
  [/oesoph/, 'esoph'],
  [/oestr/, 'estr'],
  [/oedem/, 'edem'],
  [/foet(?=u|a)/, 'fet'],
  [/rrhoe/, 'rrhe'],
  [/pnoe/, 'pne'],
  [/^homoeo/, 'homeo'],
  [/manoeuv(re|er)/, 'maneuver'],
  [/^orthopaed/, 'orthoped'],
  [/palaeo/, 'paleo'],
  [/^sulph/, 'sulf'],
  [/^(tum|col|lab|hum|od|fav|flav|harb|neighb|behavi|sav|vap|rum|vig|hon)our/, '$1or'],
  [/^(cent|fib|lit|tit|millilit|met|centimet|millimet|theat|calib)re(s?)$/, '$1er$2'],
  [/^(paral|anal|cat|dial|hydrol|electrol)ys(e[srd]?|ing)$/, '$1yz$2'],
  // Without exercise, advise, surprise, bruise, malaise, otherwise, noise, advertise and promise, which have no other way.
  [
    /^([a-z]{3,})(?<!(?<!i)c|v|pr|u|a|w|o|rt|prom|prem|parad|pract)is(e|es|ed|ing|er|ers|ation|ations)$/,
    '$1iz$2',
  ],
  [/^(ana|cata|dia)logue(s?)$/, '$1log$2'],
  [/^(de|of)fence/, '$1fense'],
  [/^licence/, 'license'],
  [/^practis/, 'practic'],
  [/^leuco/, 'leuko'],
  [/^aluminium/, 'aluminum'],
  [/^sceptic/, 'skeptic'],
  [/^judgement/, 'judgment'],
  [/^dietician/, 'dietitian'],
  [/^plough/, 'plow'],
  [/^mum(s|my)?$/, 'mom$1'],
  [/^hrs$/, 'hours'],
  [/^mins$/, 'minutes'],
  [/^wks?$/, 'weeks'],
  [/^mths?$/, 'months'],
  [/^yrs?$/, 'years'],
  [/^programmes?$/, 'program'],
  [/^ageing$/, 'aging'],
  [/^grey/, 'gray'],
  [/^tyre/, 'tire'],
  [/^mould/, 'mold'],
  [/^(travel|label|counsel|model|cancel|signal|fuel|level|channel)l(ed|ing|er)$/, '$1$2'],
  [/^enrolment/, 'enrollment'],
  [/^skilful/, 'skillful'],
  [/^cheque/, 'check'],
]

const latin = /^[a-z]{2,}$/
/** Words that were asked for, with their spelling, as a text repeats its words. */
const known = new Map<string, string>()
const MAX_KNOWN = 10_000
const MAX_KNOWN_CHARS = 30

/** A word in lower case in its American spelling, by which both spellings are found. */
export function americanSpelling(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (!latin.test(word)) return word
  const spelled = rules.reduce((one, [pattern, replacement]) => one.replace(pattern, replacement), word)
  if (known.size >= MAX_KNOWN) known.clear()
  if (word.length <= MAX_KNOWN_CHARS) known.set(word, spelled)
  return spelled
}
