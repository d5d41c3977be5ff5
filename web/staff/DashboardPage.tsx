import { PhoneIncoming, ShieldQuestionMark } from 'lucide-react'
import { EveryDocument } from './desk/list/DocumentList.tsx'
import { MissedSchedules, TaskList } from './desk/tasks/TaskList.tsx'
import {
  isWaiting,
  suspectedInWords,
  useCallRequests,
  useUpdates,
  waitingInWords,
} from './records/callRequests/useCallRequests.ts'
import styles from './records/callRequests/WaitingCalls.module.css'
import { StaffScreen } from './StaffScreen.tsx'
import { staffScreens } from './screens.ts'

export const DashboardPage = () => (
  <StaffScreen title={staffScreens.dashboard.title}>
    <MissedSchedules />
    <EveryDocument>
      <WaitingCalls />
      <TaskList />
    </EveryDocument>
  </StaffScreen>
)

function WaitingCalls() {
  const inbox = useCallRequests('inbox')
  const suspected = useCallRequests('suspected')
  useUpdates(suspected)
  const waiting = inbox.data?.filter(isWaiting).length ?? 0
  const suspectedCount = suspected.data?.filter(({ closedAt }) => closedAt === undefined).length ?? 0
  return (
    <>
      {waiting > 0 && (
        <a href={staffScreens.callRequests.path} className={styles.waiting}>
          <PhoneIncoming size={22} aria-hidden="true" /> {waitingInWords(waiting)}
        </a>
      )}
      {suspectedCount > 0 && (
        <a
          href={`${staffScreens.callRequests.path}#possibly-spam`}
          className={`${styles.waiting} ${styles.suspected}`}
        >
          <ShieldQuestionMark size={22} aria-hidden="true" />
          {suspectedInWords(suspectedCount, suspected.hasNextPage)}. Look whether one is from a person.
        </a>
      )}
    </>
  )
}
