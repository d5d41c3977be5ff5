import form from '../../../ui/form.module.css'
import { type comparedWords, MarkedWords } from './comparedFields.tsx'
import styles from './VersionsDialog.module.css'

const sides = [
  { isIn: 'earlier', as: 'del' },
  { isIn: 'later', as: 'ins' },
] as const

/** The earlier and the later text, with their differences marked. */
export const ComparedSides = ({
  words,
  titles,
  heading: Heading = 'h4',
}: {
  words: ReturnType<typeof comparedWords>
  titles: readonly [earlier: string, later: string]
  /** One level below the preceding heading. */
  heading?: 'h3' | 'h4'
}) => (
  <div className={styles.sides}>
    {sides.map((side, index) => (
      <div key={side.isIn} className={form.card}>
        <Heading>{titles[index]}</Heading>
        <p className={styles.text}>
          <MarkedWords words={words} {...side} />
        </p>
      </div>
    ))}
  </div>
)
