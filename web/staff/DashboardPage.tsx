import { EveryDocument } from './desk/list/DocumentList.tsx'
import { MissedSchedules, type Part, partOf, TaskList } from './desk/tasks/TaskList.tsx'
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
      <TaskList calls={useCallParts()} />
    </EveryDocument>
  </StaffScreen>
)

function useCallParts(): Part[] {
  const { path } = staffScreens.callRequests
  const suspected = useCallRequests('suspected')
  useUpdates(suspected)
  useEveryMinute()
  return [
    partOf('Calls', useCallRequests('inbox'), (requests) => {
      const waiting = requests.filter(isWaiting)
      const { length: count } = waiting
      const since = timeSince(waiting.at(-1)?.receivedAt ?? '')
      const hint = since && `${count === 1 ? 'For' : 'The first one for'} ${since}.`
      return count > 0 ? [{ path, count, sentence: waitingInWords(count), hint, isLoud: true }] : []
    }),
    partOf('Calls that may be spam', suspected, (requests) => {
      const count = requests.filter(({ closedAt }) => closedAt === undefined).length
      const sentence = `${suspectedInWords(count, suspected.hasNextPage)}. Look whether one is from a person.`
      return count > 0 ? [{ path: `${path}#possibly-spam`, count, sentence }] : []
    }),
  ]
}
