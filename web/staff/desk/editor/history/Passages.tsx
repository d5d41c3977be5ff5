import form from '../../../ui/form.module.css'
import styles from './Passages.module.css'
import type { Passage } from './passages.ts'

const marks = { earlier: 'del', later: 'ins' } as const

/** The changed passages of one field. What goes is struck through, and what is new is underlined. */
export const Passages = ({
  passages,
  writtenBy = () => undefined,
}: {
  passages: readonly Passage[]
  writtenBy?: ((passage: Passage) => string | undefined) | undefined
}) => (
  <div className={styles.passages}>
    {passages.map((passage, index) => {
      const writers = writtenBy(passage)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a finished comparison do not move
        <div key={index} className={styles.passage} data-passage="" tabIndex={-1}>
          {passage.before && <p className={form.hint}>{passage.before}</p>}
          <p className={styles.text}>
            {passage.words.map(({ text, isIn }, place) => {
              if (isIn === 'both') return text
              const Mark = marks[isIn]
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              return <Mark key={place}>{text}</Mark>
            })}
          </p>
          {passage.after && <p className={form.hint}>{passage.after}</p>}
          {writers && <p className={styles.writers}>Written by {writers}</p>}
        </div>
      )
    })}
  </div>
)

/** Explains the marks by showing them. */
export const Legend = ({ earlier, later }: { earlier: string; later: string }) => (
  <p className={`${form.hint} ${styles.text}`}>
    <s>Struck through</s>: {earlier}. <u>Underlined</u>: {later}.
  </p>
)
