import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { writerNow } from '#shared/documents/door.ts'
import type { DocumentKind, DocumentSummary } from '#shared/entities/documents.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { desk } from '../../../data/staff/desk.ts'
import { isLoggedOut } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { reasonOf } from '../../images/media/ChangeEverywhereDialog.tsx'
import { editorPath, staffScreens } from '../../screens.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKnown } from '../fields/useKnown.ts'
import styles from './DocumentListPage.module.css'
import { nameOf } from './DocumentRow.tsx'

/** The field with the category, of the kinds that have one. */
export const categoryFields: { readonly [Kind in DocumentKind]?: string } = {
  post: 'category',
  faq: 'categoryName',
}

type Outcome = 'changed' | 'unchanged' | { refused: string }

/** Puts the chosen documents into a category, each in its draft. */
export function CategoryForm({
  field,
  chosen,
  onDone,
}: {
  field: string
  chosen: readonly DocumentSummary[]
  /** Gets the documents that could not be changed. */
  onDone: (refused: readonly DocumentSummary[]) => void
}) {
  const listId = useId()
  const known = useKnown(field)
  const queryClient = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<DocumentSummary, Outcome>>(new Map())
  const all = [...outcomes]
  const count = (wanted: Outcome) => all.filter(([, outcome]) => outcome === wanted).length
  const refused = all.flatMap(([document, outcome]) =>
    typeof outcome === 'object' ? [{ document, reason: outcome.refused }] : [],
  )

  async function send(fields: FormData) {
    const typed = String(fields.get('category')).trim()
    const category = known?.find((name) => textKey(name) === textKey(typed)) ?? typed
    const found = new Map<DocumentSummary, Outcome>()
    const refused = () => chosen.filter((document) => typeof (found.get(document) ?? {}) === 'object')
    try {
      await withLogin(async () => {
        for (const document of chosen)
          if (!found.has(document)) found.set(document, await setCategory(document, field, category))
      })
    } finally {
      setOutcomes(found)
      onDone(refused())
      await queryClient.invalidateQueries()
    }
    return refused().length === 0
  }

  return (
    <>
      <SubmitForm
        send={send}
        action={chosen.length > 0 ? `Set category of ${chosen.length}` : 'Set category'}
        busyAction="Saving…"
        disabled={chosen.length === 0}
        className={styles.actions}
      >
        <TextField
          label="Category"
          name="category"
          help="Choose documents below, also on several pages of the list. You can type a new category."
          list={listId}
          required
          maxLength={500}
          autoComplete="off"
        >
          <datalist id={listId}>
            {known?.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </TextField>
      </SubmitForm>
      <div role="status">
        {count('changed') > 0 && (
          <p>
            {counted(count('changed'), 'document')} changed. Visitors see it after you publish:{' '}
            <a href={staffScreens.readyToPublish.path}>{staffScreens.readyToPublish.title}</a>
          </p>
        )}
        {count('unchanged') > 0 && (
          <p>{counted(count('unchanged'), 'document')} had this category already.</p>
        )}
      </div>
      {refused.length > 0 && (
        <div role="alert" className={`${form.notice} ${form.warning}`}>
          <p>These wait for another press:</p>
          <ul>
            {refused.map(({ document, reason }) => (
              <li key={document.id}>
                <a href={editorPath(document)}>{nameOf(document)}</a>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** A person who is writing keeps the document, also the same member in another tab. */
async function setCategory(name: DocumentSummary, field: string, category: string): Promise<Outcome> {
  try {
    const { draft, published, editing } = await desk.open(name)
    const writer = writerNow(editing, serverNow().toISOString())
    if (writer) return { refused: `${writer.username} is writing in it now.` }
    const content = draft?.content ?? published?.content ?? {}
    if (content[field] === category) return 'unchanged'
    await desk.changeDraft(name, {
      content: { ...content, [field]: category },
      ...(draft ? { version: draft.version } : { version: 0, basedOn: published?.version }),
    })
    return 'changed'
  } catch (error) {
    if (isLoggedOut(error)) throw error
    return { refused: reasonOf(error) }
  }
}
