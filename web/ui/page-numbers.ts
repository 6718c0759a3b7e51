/**
 * Page numbers to link on page `page` of `pages`: first, last and those around; a negative number is a gap. At most
 * seven, to fit a narrow screen.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  if (pages <= 7) return all
  if (page <= 4) return [...all.slice(0, 5), -1, pages]
  if (page >= pages - 3) return [1, -1, ...all.slice(-5)]
  return [1, -1, page - 1, page, page + 1, -2, pages]
}
