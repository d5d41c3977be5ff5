import { EveryDocument } from './desk/list/DocumentList.tsx'
import { MissedSchedules, TaskList } from './desk/tasks/TaskList.tsx'
import {
  isWaiting,
  suspectedInWords,
  useCallRequests,
  useUpdates,
  waitingInWords,
} from './records/callRequests/useCallRequests.ts'
import { StaffScreen } from './StaffScreen.tsx'
import { staffScreens } from './screens.ts'
import { timeSince, useEveryMinute } from './ui/timeSince.ts'

export const DashboardPage = () => (
  <StaffScreen title={staffScreens.dashboard.title}>
    <MissedSchedules />
    <EveryDocument>
      <TaskList calls={useCallTasks()} />
    </EveryDocument>
  </StaffScreen>
)

function useCallTasks() {
  const { path } = staffScreens.callRequests
  const inbox = useCallRequests('inbox')
  const suspected = useCallRequests('suspected')
  useUpdates(suspected)
  useEveryMinute()
  if (!inbox.data) return undefined
  const waiting = inbox.data.filter(isWaiting)
  const since = timeSince(waiting.at(-1)?.receivedAt ?? '')
  const spam = suspected.data?.filter(({ closedAt }) => closedAt === undefined).length ?? 0
  const hint = since && `${waiting.length === 1 ? 'For' : 'The first one for'} ${since}.`
  return [
    ...(waiting.length > 0
      ? [{ path, count: waiting.length, sentence: waitingInWords(waiting.length), hint, isLoud: true }]
      : []),
    ...(spam > 0
      ? [
          {
            path: `${path}#possibly-spam`,
            count: spam,
            sentence: `${suspectedInWords(spam, suspected.hasNextPage)}. Look whether one is from a person.`,
          },
        ]
      : []),
  ]
}
