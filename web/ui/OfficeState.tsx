import { useEffect } from 'react'
import type { OpeningHours } from '#shared/entities/site.ts'
import { openingTimes } from '#shared/rules/openingTimes.ts'
import { showOfficeStates } from '../enhancements/officeState.ts'
import styles from './OfficeState.module.css'

/** "Open until 8 pm", which a script writes into the reserved line. Without scripts there is no line. */
export function OfficeState({ hours }: { hours: readonly OpeningHours[] }) {
  useEffect(showOfficeStates, [])
  return <p data-hours={openingTimes(hours)} className={styles.state} />
}
