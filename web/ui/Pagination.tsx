import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from './text/Link.tsx'
import css from './pagination.module.css'
import { pageNumbers } from './page-numbers.ts'

/** Links to the pages of a list, numbered from 1; nothing for a single page. */
export function Pagination({
  page,
  pages,
  href,
  label = 'Pages',
}: {
  page: number
  pages: number
  /** Returns the address of a page of the list. */
  href(page: number): string
  label?: string
}) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label}>
      <ul className={css.pages}>
        {page > 1 && (
          <li>
            <Link look="quiet" to={href(page - 1)} rel="prev" className={css.page ?? ''}>
              <ChevronLeft size={20} aria-hidden="true" />
              <span className="visually-hidden">Previous page</span>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>
            {number < 0 ? (
              <span className={css.gap}>…</span>
            ) : (
              <Link
                look="quiet"
                to={href(number)}
                className={css.page ?? ''}
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="visually-hidden">Page </span>
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link look="quiet" to={href(page + 1)} rel="next" className={css.page ?? ''}>
              <ChevronRight size={20} aria-hidden="true" />
              <span className="visually-hidden">Next page</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
