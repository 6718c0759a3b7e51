/** Parameters of RFC 3492, section 5. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700

function adapt(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1
  rest += Math.floor(rest / points)
  let bias = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

function digitOf(letter: string | undefined): number {
  const digit =
    letter === undefined ? NaN : /\d/.test(letter) ? Number(letter) + 26 : parseInt(letter, 36) - 10
  if (!(digit >= 0 && digit < BASE)) throw new RangeError('This text is not Punycode')
  return digit
}

/** Decodes Punycode (RFC 3492, section 6.2). Throws a RangeError on text that is none. */
export function decodePunycode(text: string): string {
  const end = text.lastIndexOf('-')
  const points = Array.from(text.slice(0, Math.max(end, 0)), (letter) => letter.codePointAt(0)!)
  let code = 128
  let at = 0
  let bias = 72
  for (let next = end + 1; next < text.length; at++) {
    const before = at
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text[next++])
      at += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = points.length + 1
    bias = adapt(at - before, length, before === 0)
    code += Math.floor(at / length)
    at %= length
    points.splice(at, 0, code)
  }
  return String.fromCodePoint(...points)
}
