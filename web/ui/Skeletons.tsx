import { messages } from '#shared/messages.ts'
import styles from './Skeletons.module.css'

interface SkeletonsProps {
  count: number
  /** `rows` are placeholders for questions and links, a `row` for three posts. */
  shape?: 'cards' | 'row' | 'rows'
}

export function Skeletons({ count, shape = 'cards' }: SkeletonsProps) {
  return (
    <div className={styles[shape]} role="status">
      <span className="visually-hidden">{messages.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
        <div key={index} className={styles.block} data-placeholder="" />
      ))}
    </div>
  )
}
