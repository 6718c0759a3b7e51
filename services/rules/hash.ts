/** Hash of a text (FNV-1a, 32 bits), for values that differ visibly; it protects nothing. */
export function checksumOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash
}
