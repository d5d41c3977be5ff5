import { useLayoutEffect } from 'react'
import type { OfficeTimes } from '#shared/hours/officeTime.ts'
import { showOfficeStates } from './OfficeState.enhancement.ts'
import styles from './OfficeState.module.css'
import { openingTimesAhead } from './openingTimes.ts'

interface OfficeStateProps {
  office: OfficeTimes
  as?: 'p' | 'strong' | 'span'
  className?: string
}

/** A text such as "Open until 8 pm", which a script writes. Without scripts, a line of its own is hidden. */
export function OfficeState({ office, as: Element = 'p', className = styles.state }: OfficeStateProps) {
  useLayoutEffect(showOfficeStates, [])
  return <Element data-hours={openingTimesAhead(office)} className={className} />
}
