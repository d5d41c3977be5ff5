import { messages } from '#shared/messages.ts'
import styles from './Skeletons.module.css'

export function Skeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
        <div key={index} className={styles.block} data-placeholder="" />
      ))}
    </div>
  )
}
