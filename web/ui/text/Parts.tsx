/** Text of a search result with its matches marked. */
export const Parts = ({ parts }: { parts: readonly { text: string; isMatch: boolean }[] }) =>
  parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))
