import { PhoneIncoming, ShieldQuestionMark } from 'lucide-react'
import { EveryDocument } from './desk/list/DocumentList.tsx'
import { MissedSchedules, TaskList } from './desk/tasks/TaskList.tsx'
import {
  checkEvery,
  isWaiting,
  useCallRequests,
  waitingInWords,
} from './records/callRequests/useCallRequests.ts'
import {
  countOfSuspected,
  suspectedInWords,
  useSuspectedCalls,
} from './records/callRequests/useSuspectedCalls.ts'
import styles from './records/callRequests/WaitingCalls.module.css'
import { StaffScreen } from './StaffScreen.tsx'
import { staffScreens } from './screens.ts'
import { useUserActivity } from './ui/useUserActivity.ts'

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
  const { data: requests = [] } = useCallRequests()
  const { data: suspected = [], refetch } = useSuspectedCalls()
  useUserActivity(checkEvery, () => void refetch())
  const waiting = requests.filter(isWaiting).length
  const suspectedCount = countOfSuspected(suspected)
  return (
    <>
      {waiting > 0 && (
        <a href={staffScreens.callRequests.path} className={styles.waiting}>
          <PhoneIncoming size={22} aria-hidden="true" /> {waitingInWords(waiting)}
        </a>
      )}
      {suspectedCount > 0 && (
        <a href={staffScreens.suspectedCalls.path} className={`${styles.waiting} ${styles.suspected}`}>
          <ShieldQuestionMark size={22} aria-hidden="true" />
          {suspectedInWords(suspectedCount)}. Look whether one is from a person.
        </a>
      )}
    </>
  )
}
