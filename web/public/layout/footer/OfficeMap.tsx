import { ChevronDown } from 'lucide-react'
import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { useSite } from '../../../data/useSite.ts'
import { offsetOf, outlineFile, outlineSize, outlineStyle } from './map/projection.ts'
import { startMapWhenNear } from './map/startMapWhenNear.ts'
import styles from './OfficeMap.module.css'

/**
 * An image of the counties with the offices, until the interactive map replaces it. On a phone, it opens below its name.
 * (Specification, Footer.)
 */
export function OfficeMap() {
  const { map, offices } = useSite()
  useEffect(startMapWhenNear, [])
  return (
    <>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          Map of our offices
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
      </details>
      <div className={styles.map} style={{ height: limits.map.height }} data-office-map="">
        <div className={styles.static} aria-hidden="true">
          {outlineFile && (
            <img
              src={outlineFile}
              alt=""
              {...outlineSize}
              loading="lazy"
              decoding="async"
              className={styles.outline}
              style={outlineStyle(map)}
            />
          )}
          {offices.map(({ name, position }) => {
            const [right, down] = offsetOf(position, map)
            return (
              <span
                key={name}
                className={styles.dot}
                style={{ '--right': `${Math.round(right)}px`, '--down': `${Math.round(down)}px` }}
              >
                <span className={right < 0 ? styles.name : `${styles.name} ${styles.towardsLeft}`}>
                  {name}
                </span>
              </span>
            )
          })}
        </div>
      </div>
    </>
  )
}
