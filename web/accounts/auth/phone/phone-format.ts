/** Formats the text of a phone field as it is typed, such as '+1 (555) 010-0123'. Digits beyond ten stay. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\+1?/, '').replaceAll(/\D/g, '').replace(/^1/, '')
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (area === '') return '+1'
  if (exchange === '') return `+1 (${area}`
  return line === '' ? `+1 (${area}) ${exchange}` : `+1 (${area}) ${exchange}-${line}`
}
