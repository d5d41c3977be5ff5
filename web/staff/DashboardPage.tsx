import { PhoneIncoming } from 'lucide-react'
import { EveryDocument } from './desk/list/DocumentList.tsx'
import { TaskList } from './desk/tasks/TaskList.tsx'
import { isWaiting, useCallRequests, waitingInWords } from './records/callRequests/useCallRequests.ts'
import styles from './records/callRequests/WaitingCalls.module.css'
import { StaffScreen } from './StaffScreen.tsx'
import { staffScreens } from './screens.ts'

export const DashboardPage = () => (
  <StaffScreen title={staffScreens.dashboard.title}>
    <EveryDocument>
      <WaitingCalls />
      <TaskList />
    </EveryDocument>
  </StaffScreen>
)

function WaitingCalls() {
  const { data: requests = [] } = useCallRequests()
  const waiting = requests.filter(isWaiting).length
  if (waiting === 0) return null
  return (
    <a href={staffScreens.callRequests.path} className={styles.waiting}>
      <PhoneIncoming size={22} aria-hidden="true" /> {waitingInWords(waiting)}
    </a>
  )
}
