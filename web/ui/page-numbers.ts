/**
 * Page numbers to link to on page `page` of `pages`: the first, the last and those around `page`; a negative number
 * stands for a gap. There are at most seven, to fit a narrow screen.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  if (pages <= 7) return all
  if (page <= 4) return [...all.slice(0, 5), -1, pages]
  if (page >= pages - 3) return [1, -1, ...all.slice(-5)]
  return [1, -1, page - 1, page, page + 1, -2, pages]
}
