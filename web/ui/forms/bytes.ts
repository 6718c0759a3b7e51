const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** Formats a file size: `812 KB`, `1.4 MB`. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const size = bytes / 1000 ** power
  return `${power > 0 && size < 10 ? size.toFixed(1) : Math.round(size)} ${units[power]}`
}
