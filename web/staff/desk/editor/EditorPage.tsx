import { useParams } from '@tanstack/react-router'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { PageName } from '#shared/entities/page.ts'
import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { isNotFound } from '../../../data/read.ts'
import type { DocumentName } from '../../../data/staff/desk.ts'
import { useCurrentPath } from '../../../ui/useCurrentPath.ts'
import { Loaded } from '../../Loaded.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { screenAt } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'
import type { DocumentScreen } from '../documentScreens.ts'
import { Editor } from './Editor.tsx'

const { openFailed, deleted } = staffMessages.desk

export function EditorPage({ screen }: { screen: DocumentScreen }) {
  const { id = '', tab } = { id: screen.only, tab: undefined, ...useParams({ strict: false }) }
  const path = useCurrentPath()
  const title = tab === undefined ? screen.singular : (screenAt(path)?.title ?? screen.title)
  return (
    <StaffScreen title={title} intro={!screen.only && <a href={screen.path}>All {screen.title}</a>}>
      <LoadedEditor kind={kindOf(screen, id)} id={id} tab={tab} />
    </StaffScreen>
  )
}

/** The ids of landings and stored pages are their names. */
function kindOf({ kinds }: DocumentScreen, id: string): DocumentKind {
  const [first = 'page'] = kinds
  if (first !== 'treatment') return first
  if (TreatmentCategory.options.some((category) => category === id)) return 'landing'
  return PageName.options.some((name) => name === id) ? 'page' : 'treatment'
}

function LoadedEditor({ kind, id, tab }: DocumentName & { tab: string | undefined }) {
  const document = useStaffQuery('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } })
  if (document.error && isNotFound(document.error)) return <p role="alert">{deleted}</p>
  return (
    <Loaded query={document} failed={openFailed}>
      {(loaded) => <Editor loaded={loaded} tab={tab} />}
    </Loaded>
  )
}
