import { staffMessages } from '../../staffMessages.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { ReadyForm } from './ReadyForm.tsx'

export function ReadyPage() {
  const ready = useStaffQuery('GET /api/admin/publications')
  return (
    <Loaded query={ready} failed={staffMessages.desk.list.failed}>
      {(found) => <ReadyForm {...found} onReload={async () => void (await ready.refetch())} />}
    </Loaded>
  )
}
