import { Loaded } from '../../Loaded.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { ReadyForm } from './ReadyForm.tsx'

const { title } = staffScreens.readyToPublish

export function ReadyPage() {
  return (
    <StaffScreen
      title={title}
      intro="Every draft, and every change that visitors do not see yet. Choose some: they are published together."
    >
      <Drafts />
    </StaffScreen>
  )
}

function Drafts() {
  const ready = useStaffQuery('GET /api/admin/publications')
  return (
    <Loaded query={ready} failed={staffMessages.desk.list.failed}>
      {(found) => <ReadyForm {...found} onReload={async () => void (await ready.refetch())} />}
    </Loaded>
  )
}
