import type { ReactNode } from 'react'
import { Empty } from './Loaded.tsx'
import styles from './StaffTable.module.css'

interface StaffTableRow {
  key: string
  /** The first cell is the header of the row. */
  cells: readonly ReactNode[]
  isHidden?: boolean
}

/** Small screens show rows as cards. The roles keep the table semantics, which another `display` would remove. */
export function StaffTable({
  label,
  columns,
  rows,
  empty,
  shape = 'cards',
}: {
  label: string
  columns: readonly string[]
  rows: readonly StaffTableRow[]
  empty?: string
  /** On small screens. `log`: two lines of when, who, what and the document. `pictures`: the second cell at the left. */
  shape?: 'cards' | 'log' | 'pictures'
}) {
  if (rows.length === 0) return empty && <Empty>{empty}</Empty>
  return (
    <table role="table" aria-label={label} className={`${styles.table} ${styles[shape] ?? ''}`}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th role="columnheader" scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.rows}>
        {rows.map(({ key, cells: [name, ...cells], isHidden }) => (
          <tr role="row" key={key} hidden={isHidden} className={styles.row}>
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td role="cell" key={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
