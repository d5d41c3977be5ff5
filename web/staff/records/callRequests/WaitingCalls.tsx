import { PhoneIncoming } from 'lucide-react'
import { staffScreens } from '../../screens.ts'
import { isWaiting, useCallRequests, waitingInWords } from './useCallRequests.ts'
import styles from './WaitingCalls.module.css'

/** On the dashboard, while somebody waits for a call. */
export function WaitingCalls() {
  const { data: requests = [] } = useCallRequests()
  const waiting = requests.filter(isWaiting).length
  if (waiting === 0) return null
  return (
    <a href={staffScreens.callRequests.path} className={styles.waiting}>
      <PhoneIncoming size={22} aria-hidden="true" /> {waitingInWords(waiting)}
    </a>
  )
}
