import { useEffect } from 'react'
import { comingExceptions } from '#shared/rules/officeExceptions.ts'
import type { OfficeTimes } from '#shared/rules/officeTime.ts'
import { openingTimes } from '#shared/rules/openingTimes.ts'
import { showOfficeStates } from '../enhancements/officeState.ts'
import styles from './OfficeState.module.css'

/** "Open until 8 pm", which a script writes into the reserved line. Without scripts there is no line. */
export function OfficeState({ office }: { office: OfficeTimes }) {
  useEffect(showOfficeStates, [])
  return (
    <p
      data-hours={openingTimes({ ...office, exceptions: comingExceptions(office) })}
      className={styles.state}
    />
  )
}
