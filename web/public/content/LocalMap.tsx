import type { Office } from '#shared/entities/site.ts'
import { limits } from '#shared/limits.ts'
import { useSite } from '../../data/useSite.ts'
import { outlineFile } from '../layout/footer/map/outlineFile.ts'
import { offsetOf, outlineSize } from '../layout/footer/map/projection.ts'
import styles from './LocalMap.module.css'

/** The outline of the counties around an office, at the scale of the footer's map, with a dot for each office. */
export function LocalMap({ office }: { office: Office }) {
  const { offices } = useSite()
  const [left, up] = offsetOf(office.position)
  return (
    <div className={styles.map} style={{ height: limits.map.height }} aria-hidden="true">
      <div className={styles.drawing} style={{ translate: `${-Math.round(left)}px ${-Math.round(up)}px` }}>
        <img
          src={outlineFile}
          alt=""
          {...outlineSize}
          loading="lazy"
          decoding="async"
          className={styles.outline}
        />
        {offices.map(({ name, position }) => {
          const [right, down] = offsetOf(position)
          return (
            <span
              key={name}
              className={name === office.name ? `${styles.dot} ${styles.here}` : styles.dot}
              style={{ translate: `${Math.round(right)}px ${Math.round(down)}px` }}
            >
              <span className={styles.name}>{name}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}
