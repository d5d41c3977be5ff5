import { useEffect } from 'react'
import { limits } from '#shared/limits.ts'
import { useSite } from '../../../data/useSite.ts'
import { StaticMap } from './map/StaticMap.tsx'
import { startMapWhenNear } from './map/startMapWhenNear.ts'
import styles from './OfficeMap.module.css'

/** An image of the region, until the interactive map replaces it at the same scale. (Footer.) */
export function OfficeMap() {
  const { map } = useSite()
  useEffect(startMapWhenNear, [])
  return (
    <div className={styles.map} style={{ height: limits.map.height }} data-office-map="">
      <StaticMap view={map} />
    </div>
  )
}
