import { Loaded } from '../../Loaded.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { ReadyForm } from './ReadyForm.tsx'

const { title } = staffScreens.readyToPublish
const texts = staffMessages.desk.ready

export function ReadyPage() {
  return (
    <StaffScreen title={title} intro={texts.intro}>
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
