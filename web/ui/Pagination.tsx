import { blogPath } from '#shared/documents/paths.ts'
import { limits } from '#shared/limits.ts'
import { buttonClass } from './buttonClass.ts'
import styles from './Pagination.module.css'

/** (Specification, Business constants: "pagination window at most 5 page numbers".) */
export function Pagination({ current, pages }: { current: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages of the blog" className={styles.pagination}>
      {current > 1 && (
        <a href={blogPath(Math.min(current - 1, pages))} rel="prev" className={buttonClass('plain', 'small')}>
          Previous <span className="visually-hidden">page</span>
        </a>
      )}
      <ul role="list" className={styles.numbers}>
        {paginationWindow(current, pages).map((page) => (
          <li key={page}>
            <a
              href={blogPath(page)}
              className={styles.number}
              aria-current={page === current ? 'page' : undefined}
            >
              <span className="visually-hidden">Page</span> {page}
            </a>
          </li>
        ))}
      </ul>
      {current < pages && (
        <a href={blogPath(current + 1)} rel="next" className={buttonClass('plain', 'small')}>
          Next <span className="visually-hidden">page</span>
        </a>
      )}
    </nav>
  )
}

/** (Specification, Business constants: "at most 5 page numbers centred on the current page".) */
function paginationWindow(current: number, pages: number): number[] {
  const length = Math.min(limits.paginationWindow, Math.max(0, pages))
  const half = Math.floor(limits.paginationWindow / 2)
  const first = Math.max(1, Math.min(current - half, pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
