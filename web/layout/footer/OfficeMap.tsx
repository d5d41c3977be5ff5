import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { site } from '#shared/site.ts'
import { startMapWhenNear } from '../../enhancements/officeMap.ts'
import { outlineFile } from './map/outlineFile.ts'
import { offsetOf, sheet } from './map/projection.ts'
import styles from './OfficeMap.module.css'

/**
 * The region with a marker for each office: a still drawing, which is also what stays without scripts.
 * `web/enhancements/officeMap.ts` puts the map that moves in its place, at the same scale. (Footer.)
 */
export function OfficeMap() {
  useEffect(startMapWhenNear, [])
  return (
    <div className={styles.map} style={{ height: limits.map.height }} data-office-map="">
      <StillMap />
    </div>
  )
}

/** The addresses stand beside it in words, so it is for the eye alone. */
function StillMap() {
  return (
    <div className={styles.still} aria-hidden="true">
      <img src={outlineFile} alt="" {...sheet} loading="lazy" decoding="async" className={styles.outline} />
      {site.offices.map(({ name, position }) => {
        const [right, down] = offsetOf(position)
        return (
          <span
            key={name}
            className={styles.dot}
            style={{ left: `calc(50% + ${Math.round(right)}px)`, top: `calc(50% + ${Math.round(down)}px)` }}
          >
            <span className={styles.name}>{name}</span>
          </span>
        )
      })}
    </div>
  )
}
