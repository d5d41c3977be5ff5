import type { ServicePage, TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { categoryTitle } from '#shared/rules/paths.ts'
import { ImageRow } from './ImageRow.tsx'
import styles from './PageTable.module.css'

const categories: readonly TreatmentCategory[] = ['what-we-treat', 'how-we-help']

/**
 * Pages by category, then by title. The roles look redundant, but small screens show the rows as a grid of cards,
 * and browsers drop the table semantics of elements with another `display`.
 */
export function PageTable({ pages }: { pages: readonly ServicePage[] }) {
  const groups = categories
    .map((category) => ({ category, members: sorted(pages.filter((page) => page.category === category)) }))
    .filter(({ members }) => members.length > 0)
  return (
    <table role="table" className={styles.table} aria-label="Service pages">
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            Title
          </th>
          <th role="columnheader" scope="col">
            Current Image
          </th>
          <th role="columnheader" scope="col">
            Update Image
          </th>
        </tr>
      </thead>
      {groups.map(({ category, members }) => (
        <tbody role="rowgroup" key={category} className={styles.group}>
          <tr role="row" className={styles.category}>
            <th role="rowheader" scope="row" colSpan={3}>
              {categoryTitle(category)} <span className={styles.count}>{members.length}</span>
            </th>
          </tr>
          {members.map((page) => (
            <ImageRow key={page.id} page={page} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const sorted = (pages: readonly ServicePage[]) =>
  pages.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
