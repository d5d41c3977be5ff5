import { useParams } from '@tanstack/react-router'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { isNotFound } from '../../../data/read.ts'
import type { DocumentScreen } from '../../screens.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { Editor, EditorHead } from './Editor.tsx'

export function EditorPage({ screen }: { screen: DocumentScreen }) {
  const { id = '', tab } = { id: screen.singletonId, tab: undefined, ...useParams({ strict: false }) }
  const kind = kindOf(screen, id)
  const document = useStaffQuery('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } })
  return (
    <>
      {!document.data && <EditorHead document={{ kind, id }} />}
      <Loaded query={document} failed={failureOf(document.error)}>
        {(loaded) => <Editor loaded={loaded} tab={tab} />}
      </Loaded>
    </>
  )
}

function failureOf(error: Error | null): string {
  return isNotFound(error)
    ? 'There is no such document: somebody may have deleted it.'
    : 'The document could not be loaded.'
}

/** The last kind of the screen that allows the id, because the first kind allows every id. */
const kindOf = ({ kinds: shown }: DocumentScreen, id: string): DocumentKind =>
  shown.findLast((kind) => kinds[kind].id.safeParse(id).success) ?? shown[0]
