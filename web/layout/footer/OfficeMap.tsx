import { limits } from '#shared/limits.ts'
import styles from './OfficeMap.module.css'

/** The region with a marker for each office. */
export function OfficeMap() {
  return <div className={styles.map} style={{ height: limits.map.height }} aria-hidden="true" />
}
