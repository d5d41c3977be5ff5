import { useEffect } from 'react'
import type { OfficeTimes } from '#shared/hours/officeTime.ts'
import { showOfficeStates } from './OfficeState.enhancement.ts'
import styles from './OfficeState.module.css'
import { openingTimesAhead } from './openingTimes.ts'

/** A line for a text such as "Open until 8 pm", which a script writes. Without scripts, the line is hidden. */
export function OfficeState({ office }: { office: OfficeTimes }) {
  useEffect(showOfficeStates, [])
  return <p data-hours={openingTimesAhead(office)} className={styles.state} />
}
