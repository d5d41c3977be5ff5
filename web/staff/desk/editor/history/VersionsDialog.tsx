import { useState } from 'react'
import { changedPaths } from '#shared/documents/changes.ts'
import { pathName } from '#shared/documents/fieldPath.ts'
import type { DeskDocument, DocumentVersions, DraftContent } from '#shared/entities/documents.ts'
import { messages } from '#shared/messages.ts'
import { desk } from '../../../../data/staff/desk.ts'
import { withLogin } from '../../../../data/staff/withLogin.ts'
import { Button } from '../../../../ui/Button.tsx'
import { staffMessages } from '../../../staffMessages.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { dateAndTime } from '../../../ui/clinicTime.ts'
import { Dialog, focusWhenShown } from '../../../ui/Dialog.tsx'
import form from '../../../ui/form.module.css'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import { SubmitForm } from '../../../ui/SubmitForm.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toastSuccess } from '../../../ui/toasts.tsx'
import { useStaffQuery } from '../../../useStaffQuery.ts'
import { otherWriter } from '../../state/documentState.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import { fieldChange } from '../publication/ChangeList.tsx'
import type { DocumentActions } from '../useDocumentActions.ts'
import { Legend, Passages } from './Passages.tsx'
import { namesOf, useTexts, writersOf } from './writers.ts'

const actions = {
  published: 'Published',
  restored: 'Restored',
  imported: 'First version',
  draft: 'Draft',
} as const
const failed = 'The history could not be loaded.'
const onScreen = 'What is on the screen'
const nameHelp =
  'Leave it empty to remove the name. A draft stays while it has a name, otherwise 90 days. Of publications, the last 100 stay.'

/** Lists publications and superseded drafts, compares them with the editor or each other, and restores them. */
export function VersionsDialog({
  saveFirst,
  onClose,
}: {
  saveFirst: DocumentActions['saveFirst']
  onClose: () => void
}) {
  const { kind, id } = useOpenDocument()
  const [compared, setCompared] = useState<number>()
  const [named, setNamed] = useState<number>()
  const history = useStaffQuery('GET /api/admin/documents/{kind}/{id}/versions', { params: { kind, id } })
  return (
    <Dialog title="History" shape={history.data?.versions.length === 0 ? 'narrow' : 'wide'} onClose={onClose}>
      <Loaded query={history} failed={failed}>
        {({ versions }) => (
          <ol role="list" className={form.stack}>
            {versions.length === 0 && (
              <li>
                It has no earlier version yet. Each time somebody publishes, the text before it is kept here.
              </li>
            )}
            {versions.map((version) => (
              <li key={version.number}>
                <div className={`${form.between} ${form.line}`}>
                  <span>
                    {version.name && (
                      <>
                        <strong>{version.name}</strong>
                        <br />
                      </>
                    )}
                    <strong>{actions[version.action]}</strong>
                    {whenAndWho(version)}
                  </span>
                  <span className={form.actions}>
                    <SmallButton
                      kind="quiet"
                      aria-expanded={named === version.number}
                      onClick={() => setNamed(named === version.number ? undefined : version.number)}
                    >
                      {version.name ? 'Rename' : 'Name'}
                      <span className="visually-hidden"> {nameOf(version)}</span>
                    </SmallButton>
                    <SmallButton
                      kind="quiet"
                      onClick={() => setCompared(compared === version.number ? undefined : version.number)}
                    >
                      {compared === version.number ? 'Close' : 'Compare'}
                      <span className="visually-hidden"> {nameOf(version)}</span>
                    </SmallButton>
                  </span>
                </div>
                {named === version.number && (
                  <SubmitForm
                    action="Save name"
                    onCancel={() => setNamed(undefined)}
                    send={async (fields) => {
                      const name = String(fields.get('name')).trim() || null
                      await withLogin(() => desk.nameVersion({ kind, id }, version.number, name))
                      await history.refetch()
                      setNamed(undefined)
                    }}
                  >
                    <TextField
                      ref={focusWhenShown}
                      label="Name of the version"
                      name="name"
                      help={nameHelp}
                      defaultValue={version.name}
                      maxLength={60}
                      autoComplete="off"
                    />
                  </SubmitForm>
                )}
                {compared === version.number && (
                  <Comparison
                    version={version}
                    versions={versions}
                    saveFirst={saveFirst}
                    onRestored={onClose}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  )
}

type Version = DocumentVersions['versions'][number]

const nameOf = (version: Version) =>
  `${version.name ? `${version.name}: ` : ''}${actions[version.action]}${whenAndWho(version)}`

const whenAndWho = ({ at, by }: Version) => `${at ? ` ${dateAndTime(at)}` : ''}${by ? `, by ${by}` : ''}`

function Comparison({
  version,
  versions,
  saveFirst,
  onRestored,
}: {
  version: Version
  /** Newest first. */
  versions: readonly Version[]
  saveFirst: DocumentActions['saveFirst']
  onRestored: () => void
}) {
  const { store, state, kind, content, draft } = useOpenDocument()
  const [otherNumber, setOtherNumber] = useState<string>()
  const others = versions.filter(({ number }) => number !== version.number)
  const other = others.find(({ number }) => String(number) === otherNumber)
  const own = useVersion(state.document, version.number)
  const another = useVersion(state.document, other?.number)
  const restored = own.data?.content
  const places = [versions.indexOf(version), other ? versions.indexOf(other) : -1].sort((a, b) => b - a)
  const [earlier = 0, later = 0] = places
  const sideAt = (place: number) => {
    const side = versions[place]
    if (!side) return { title: onScreen, content }
    return { title: nameOf(side), content: side === version ? restored : another.data?.content }
  }
  const [before, after] = [sideAt(earlier), sideAt(later)]
  const texts = useTexts(versions.slice(Math.max(later, 0), earlier + 1).reverse())
  const writers =
    texts.length === 0
      ? []
      : later < 0
        ? [
            ...texts,
            ...(draft ? [{ content: draft.content, by: draft.updatedBy }] : []),
            { content, by: state.member },
          ]
        : texts
  const fields =
    before.content &&
    after.content &&
    changedPaths(before.content, after.content).map((path) =>
      fieldChange(kind, path, [before.content ?? {}, after.content ?? {}]),
    )
  // Saves first, because the history keeps only texts that the server has.
  const restore = async (value: DraftContent) => {
    if (!(await saveFirst('Not restored'))) return
    store.dispatch({ type: 'edited', path: [], value, restores: version.number })
    onRestored()
    toastSuccess('Version restored as a draft', staffMessages.desk.restoredVersionText, () =>
      store.dispatch({ type: 'undone' }),
    )
  }
  return (
    <div className={form.form}>
      <Choice
        label="Compare with"
        value={otherNumber}
        options={[
          [undefined, onScreen],
          ...others.map((choice) => [String(choice.number), nameOf(choice)] as const),
        ]}
        className={form.field}
        onChange={setOtherNumber}
      />
      {(own.isError || another.isError) && <p role="alert">{failed}</p>}
      {(own.isLoading || another.isLoading) && <p role="status">{messages.loading}</p>}
      {fields?.length === 0 && <p>There is no difference.</p>}
      {fields && fields.length > 0 && (
        <Legend earlier={`only in ${before.title}`} later={`only in ${after.title}`} />
      )}
      {fields?.map(({ path, label, passages }) => (
        <section key={pathName(path)}>
          <h3>{label}</h3>
          <Passages
            passages={passages}
            writtenBy={(passage) => namesOf(writersOf(kind, path, passage, writers), state.member)}
          />
        </section>
      ))}
      {restored && (
        <div>
          <Button disabled={otherWriter(state) !== undefined} onClick={() => void restore(restored)}>
            Restore as a draft
          </Button>
        </div>
      )}
    </div>
  )
}

const useVersion = ({ kind, id }: DeskDocument, number: number | undefined) =>
  useStaffQuery('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
    params: { kind, id, number: String(number) },
    enabled: number !== undefined,
  })
