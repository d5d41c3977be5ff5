import { useState } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import { officePath } from '#shared/documents/paths.ts'
import type { DocumentSummary, DraftContent } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { slugOf } from '#shared/html/anchor.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { region } from '#shared/region/ours.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { distinctTexts } from '#shared/text/distinctTexts.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { counted } from '../../ui/counted.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { FormProblem } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { focusField } from '../fields/focusField.ts'
import type { PartContext } from '../fields/sections/PartFields.tsx'
import { useOpenDocument } from '../state/openDocument.ts'

type OfficeFacts = Record<string, unknown> & { name: string }

interface OfficeProps extends Pick<PartContext, 'onEdit'> {
  office: OfficeFacts
  offices: readonly OfficeFacts[]
  onClose: () => void
}

/** An office is renamed in a dialog instead of a field, because the address of its page contains the name. */
export function OfficeActions({ index, onEdit }: Pick<PartContext, 'onEdit'> & { index: number }) {
  const offices = officesOf(useOpenDocument().content)
  const office = offices[index]
  const [dialog, setDialog] = useState<'rename' | 'close'>()
  if (!office) return null
  const props = { office, offices, onEdit, onClose: () => setDialog(undefined) }
  return (
    <div className={form.actions}>
      <SmallButton aria-label={`Rename ${office.name}`} onClick={() => setDialog('rename')}>
        Rename
      </SmallButton>
      {offices.length > 1 && (
        <span className={form.dangers}>
          <SmallButton aria-label={`Close ${office.name} for good`} onClick={() => setDialog('close')}>
            Close for good
          </SmallButton>
        </span>
      )}
      {dialog === 'rename' && <RenameDialog {...props} index={index} />}
      {dialog === 'close' && <CloseDialog {...props} />}
    </div>
  )
}

export function AddOffice({ onEdit }: Pick<PartContext, 'onEdit'>) {
  const offices = officesOf(useOpenDocument().content)
  const [isOpen, setIsOpen] = useState(false)
  if (offices.length >= limits.offices)
    return <p className={form.hint}>A clinic has {limits.offices} offices at most.</p>
  const add = (fields: FormData) => {
    const name = nameIn(fields, offices)
    onEdit(['offices'], [...offices, { ...emptyOffice, name, city: name }])
    requestAnimationFrame(() => focusField(['offices', offices.length, 'street']))
  }
  return (
    <div>
      <SmallButton onClick={() => setIsOpen(true)}>Add an office</SmallButton>
      {isOpen && (
        <DialogForm title="Add an office" action="Add office" send={add} onClose={() => setIsOpen(false)}>
          <p>
            Then write its facts here, its phone number under Phones, and its hours under Hours. Once they are
            published, it has a page, and a place on the map, in the footer, in menus and in forms.
          </p>
          <NameField />
        </DialogForm>
      )}
    </div>
  )
}

function RenameDialog({ office, offices, index, onEdit, onClose }: OfficeProps & { index: number }) {
  const published = officesOf(useOpenDocument().published?.content ?? {})
  const rename = (fields: FormData) => {
    const name = nameIn(
      fields,
      offices.filter((other) => other !== office),
    )
    const former = Array.isArray(office.formerNames) ? office.formerNames : []
    const isPublished = published.some((other) => other.name === office.name)
    const formerNames = [...former, ...(isPublished ? [office.name] : [])].filter(
      (one) => textKey(one) !== textKey(name),
    )
    onEdit(['offices', index], {
      ...office,
      name,
      ...(formerNames.length > 0 && { formerNames: distinctTexts(formerNames) }),
    })
  }
  return (
    <DialogForm title={`Rename ${office.name}`} action="Rename" send={rename} onClose={onClose}>
      <p>
        The address of its page follows its name, and {officePath(office)} leads there. Texts with its phone
        number or its address go on showing them. Call requests that came before keep the earlier name.
      </p>
      <NameField defaultValue={office.name} />
      <Mentions name={office.name} intro="Words that name it stay as they are:" />
    </DialogForm>
  )
}

function CloseDialog({ office, offices, onEdit, onClose }: OfficeProps) {
  const { content } = useOpenDocument()
  const params = { kind: 'site', id: 'site' } as const
  const shown = useStaffQuery('GET /api/admin/documents/{kind}/{id}/links', {
    params,
    query: { office: office.name },
  })
  const { links = [] } = shown.data ?? {}
  const { privacyOfficer } = content
  const hasOfficer = isRecord(privacyOfficer) && privacyOfficer.office === office.name
  const [main, next] = offices
  const exceptions = Array.isArray(office.exceptions) ? office.exceptions.length : 0
  const close = () =>
    onEdit(
      ['offices'],
      offices.filter((other) => other !== office),
    )
  return (
    <DialogForm
      title={`Close ${office.name} for good?`}
      action="Close for good"
      kind="danger"
      disabled={!shown.data || links.length > 0 || hasOfficer}
      send={close}
      onClose={onClose}
    >
      <p>
        Once this is published, the office leaves the map, the footer, menus and forms. {officePath(office)}{' '}
        leads to {pages.offices.path}. Call requests that came before keep its name.
      </p>
      {exceptions > 0 && (
        <p>{counted(exceptions, 'holiday or exception goes', 'holidays and exceptions go')} with it.</p>
      )}
      {office === main && next && (
        <p className={form.notice}>
          It is the first office. The number of every “Call us” becomes that of {next.name}.
        </p>
      )}
      {shown.isPending && <p role="status">{messages.loading}</p>}
      {shown.isError && (
        <p role="alert" className={form.problem}>
          What shows its facts could not be loaded. Check the connection, and open this again.
        </p>
      )}
      {links.length > 0 && (
        <>
          <p className={form.notice}>These show its phone number, address or groups. Change them first:</p>
          <Documents documents={links} />
        </>
      )}
      {hasOfficer && (
        <p className={form.notice}>
          The privacy officer is at this office. Choose another one under Legal, and publish that first.
        </p>
      )}
      <Mentions name={office.name} intro="These name it in words, which stay as they are:" besides={links} />
    </DialogForm>
  )
}

const NameField = (input: { defaultValue?: string }) => (
  <TextField
    label="Name"
    name="name"
    help="Such as the town. Pages, menus and forms show it."
    required
    maxLength={200}
    data-first=""
    {...input}
  />
)

/** Lists the documents, including alerts, whose text contains the name of the office. */
function Mentions({
  name,
  intro,
  besides = [],
}: {
  name: string
  intro: string
  besides?: readonly DocumentSummary[]
}) {
  const { data } = useStaffQuery('GET /api/admin/documents', { query: { search: name, perPage: 100 } })
  const others = data?.documents.filter(
    ({ kind, id, title, found }) =>
      !kinds[kind].hasOfficePages &&
      (found || textKey(title).includes(textKey(name))) &&
      !besides.some((document) => document.id === id),
  )
  if (!others || others.length === 0) return null
  return (
    <>
      <p>{intro}</p>
      <Documents documents={others} />
    </>
  )
}

const Documents = ({ documents }: { documents: readonly DocumentSummary[] }) => (
  <ul>
    {documents.map((document) => (
      <li key={`${document.kind}/${document.id}`}>
        <a href={editorPath(document)}>{document.title || staffMessages.desk.untitled}</a>
      </li>
    ))}
  </ul>
)

/** Required facts are empty, so the office cannot be published until staff fill them in. */
const emptyOffice = {
  street: '',
  state: region.code,
  zip: '',
  phone: '',
  position: [null, null],
  hours: [],
  exceptions: [],
  parking: '',
  access: '',
  transit: '',
  groups: [],
}

const officesOf = ({ offices }: DraftContent): OfficeFacts[] =>
  Array.isArray(offices)
    ? offices.filter((office): office is OfficeFacts => isRecord(office) && typeof office.name === 'string')
    : []

/** @throws {FormProblem} if the name has forbidden characters, no address, or the address of another office */
function nameIn(fields: FormData, others: readonly OfficeFacts[]): string {
  const name = String(fields.get('name')).trim()
  const address = slugOf(name)
  if (address === '' || others.some((other) => slugOf(other.name) === address))
    throw new FormProblem(`The name ${validationMessages.officeName}.`, 'name')
  if (/["<>\\{}]/.test(name)) throw new FormProblem(`The name ${validationMessages.plain}.`, 'name')
  return name
}
