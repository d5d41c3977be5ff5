import { messages } from '#shared/messages.ts'
import styles from './Skeletons.module.css'

/** Placeholder blocks while a list loads: 3 or 6. */
export function Skeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // The blocks are alike and never move, so their place is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={styles.block} data-placeholder="" />
      ))}
    </div>
  )
}
