import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { useSite } from '../data/useSite.ts'
import styles from './CrisisLines.module.css'

export function CrisisLines() {
  const lines = crisisLinesOf(useSite())
  return (
    <section className={styles.crisis} aria-labelledby="crisis-heading">
      <h2 id="crisis-heading" className={styles.heading}>
        Help right now, at any hour
      </h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.number}>
            <p className={styles.calls}>
              <a href={`tel:${line.dial}`}>Call {line.number}</a>
              {line.text && <a href={`sms:${line.text}`}>Text {line.text}</a>}
            </p>
            <p className={styles.name}>{line.name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
