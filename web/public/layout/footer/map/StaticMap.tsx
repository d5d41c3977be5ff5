import type { MapView } from '#shared/entities/site.ts'
import { useSite } from '../../../../data/useSite.ts'
import { outlineFile } from './outlineFile.ts'
import { offsetOf, outlineSize, outlineStyle } from './projection.ts'
import styles from './StaticMap.module.css'

/** The outline of the counties with a dot for each office. The dot of the office `here` stands out from the others. */
export function StaticMap({ view, here }: { view: MapView; here?: string }) {
  const { offices } = useSite()
  return (
    <div className={styles.static} aria-hidden="true">
      <img
        src={outlineFile}
        alt=""
        {...outlineSize}
        loading="lazy"
        decoding="async"
        className={styles.outline}
        style={outlineStyle(view)}
      />
      {offices.map(({ name, position }) => {
        const [right, down] = offsetOf(position, view)
        return (
          <span
            key={name}
            className={here && here !== name ? `${styles.dot} ${styles.other}` : styles.dot}
            style={{ '--right': `${Math.round(right)}px`, '--down': `${Math.round(down)}px` }}
          >
            <span className={right < 0 ? styles.name : `${styles.name} ${styles.towardsLeft}`}>{name}</span>
          </span>
        )
      })}
    </div>
  )
}
