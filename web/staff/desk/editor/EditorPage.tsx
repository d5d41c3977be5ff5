import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { urlOf } from '#shared/api/urlOf.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { messages } from '#shared/messages.ts'
import { isNotFound } from '../../../data/read.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffMessages } from '../../staffMessages.ts'
import type { DocumentScreen } from '../documentScreens.ts'
import { Editor } from './Editor.tsx'

const { openFailed, deleted } = staffMessages.desk
const landings = ['what-we-treat', 'how-we-help']

export function EditorPage({ screen }: { screen: DocumentScreen }) {
  const { id = '' } = { id: screen.only, ...useParams({ strict: false }) }
  const intro = screen.only ? screen.summary : <a href={screen.path}>All {screen.title}</a>
  return (
    <StaffScreen title={screen.singular} intro={intro}>
      <LoadedEditor kind={kindOf(screen, id)} id={id} />
    </StaffScreen>
  )
}

function kindOf({ kinds }: DocumentScreen, id: string): DocumentKind {
  const [first = 'page'] = kinds
  return first === 'landing' && !landings.includes(id) ? 'page' : first
}

function LoadedEditor({ kind, id }: DocumentName) {
  const { withLogin } = useSession()
  const document = useQuery({
    queryKey: [urlOf('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } })],
    queryFn: () => withLogin(() => desk.open({ kind, id })),
    staleTime: 0,
    gcTime: 0,
  })
  if (document.isPending) return <p role="status">{messages.loading}</p>
  if (document.isError) {
    if (isNotFound(document.error)) return <p role="alert">{deleted}</p>
    return (
      <div role="alert">
        <p>{openFailed}</p>
        <Button onClick={() => void document.refetch()}>Try again</Button>
      </div>
    )
  }
  return <Editor loaded={document.data} />
}
