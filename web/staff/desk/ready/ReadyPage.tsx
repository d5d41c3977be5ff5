import { useQuery } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { messages } from '#shared/messages.ts'
import { desk } from '../../../data/staff/desk.ts'
import { NotLoaded } from '../../NotLoaded.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { ReadyForm } from './ReadyForm.tsx'

const { title } = staffScreens.readyToPublish
const texts = staffMessages.desk.ready

/** Every draft, for publishing several with one rendering. */
export function ReadyPage() {
  return (
    <StaffScreen title={title} intro={texts.intro}>
      <Drafts />
    </StaffScreen>
  )
}

function Drafts() {
  const { withLogin } = useSession()
  const ready = useQuery({
    queryKey: [urlOf('GET /api/admin/publications')],
    queryFn: () => withLogin(desk.ready),
    staleTime: 0,
    gcTime: 0,
  })
  if (ready.isPending) return <p role="status">{messages.loading}</p>
  if (ready.isError) {
    return <NotLoaded message={staffMessages.desk.list.failed} onRetry={ready.refetch} />
  }
  return <ReadyForm {...ready.data} onReload={async () => void (await ready.refetch())} />
}
