import { EveryDocument } from './desk/list/EveryDocument.tsx'
import { TaskList } from './desk/tasks/TaskList.tsx'
import { WaitingCalls } from './records/callRequests/WaitingCalls.tsx'
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
