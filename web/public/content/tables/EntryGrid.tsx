import type { ComponentType } from 'react'
import { messages } from '#shared/messages.ts'
import { keyed } from '../keyed.ts'
import styles from './rows.module.css'

/** Entries that are each read by their id, so that one failure leaves the others. */
export function EntryGrid({ ids, Entry }: { ids: readonly string[]; Entry: ComponentType<{ id: string }> }) {
  if (ids.length === 0) return <p>{messages.content.empty}</p>
  return (
    <ul role="list" className={styles.grid}>
      {keyed(ids).map(({ key, entry: id }) => (
        <li key={key}>
          <Entry id={id} />
        </li>
      ))}
    </ul>
  )
}
