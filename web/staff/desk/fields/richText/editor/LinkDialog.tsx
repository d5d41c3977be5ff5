import type { EditorState } from 'prosemirror-state'
import { useEffect, useState } from 'react'
import { fixedPages } from '#shared/documents/paths.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { useReadSite } from '../../../../../data/useSite.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { DialogForm } from '../../../../ui/Dialog.tsx'
import form from '../../../../ui/form.module.css'
import { FormProblem } from '../../../../ui/SubmitForm.tsx'
import { asTyped, TextField } from '../../../../ui/TextField.tsx'
import { useStaffQuery } from '../../../../useStaffQuery.ts'
import { typedAddress } from '../typedAddress.ts'
import styles from './dialogs.module.css'
import { schema } from './schema.ts'

const noAddress =
  'This is neither a page of this site nor an address. Type words of a page’s title and choose it from the list, or type an address such as https://www.samhsa.gov, a phone number or an email address.'

export function LinkDialog({
  link,
  onSave,
  onRemove,
  onClose,
}: {
  link: SelectedLink
  onSave: (href: string, words: string) => void
  onRemove: () => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState(link.href)
  const [words, setWords] = useState('')
  const { targets, isFailed } = useLinkTargets(typed)
  const isNew = link.from === link.to
  const address = typedAddress(typed, location.origin)
  function send() {
    if (address === undefined) throw new FormProblem(noAddress, 'address')
    onSave(address, words.trim())
  }
  return (
    <DialogForm
      title={link.href ? 'Change the link' : 'Link'}
      action="Save link"
      send={send}
      onClose={onClose}
    >
      {isNew && (
        <TextField
          label="Words to show"
          type="text"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <TextField
        label="Page of this site, or address"
        name="address"
        data-first=""
        type="text"
        value={typed}
        {...asTyped}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className={form.hint}>
        {address !== undefined && address !== typed.trim() && `Links to ${address}`}
        {isFailed && 'The pages could not be searched. You can still type an address.'}
        {targets?.length === 0 && 'No page has these words.'}
      </div>
      {targets && targets.length > 0 && (
        <ul className={styles.targets} aria-label="Pages of this site">
          {targets.map(({ title, address }) => (
            <li key={address}>
              <button
                type="button"
                onClick={() => {
                  onSave(address, words.trim() || (isNew ? title : ''))
                  onClose()
                }}
              >
                {title}
                <span className={form.hint}>{address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {link.href && (
        <div>
          <Button kind="quiet" onClick={onRemove}>
            Remove link
          </Button>
        </div>
      )}
    </DialogForm>
  )
}

/** Milliseconds from the last key to the search. */
const searchDelay = 250

/** `targets` is undefined until the first search has returned. */
function useLinkTargets(typed: string) {
  const [words, setWords] = useState('')
  useEffect(() => {
    const isAddress = typedAddress(typed, location.origin) !== undefined
    const timer = setTimeout(() => setWords(isAddress ? '' : typed.trim()), searchDelay)
    return () => clearTimeout(timer)
  }, [typed])
  const site = useReadSite()
  const query = { search: words }
  const found = useStaffQuery('GET /api/admin/documents', { query, enabled: words.length > 1 })
  const stored = found.data?.documents.flatMap(({ kind, title, address, status }) =>
    kinds[kind].hasChosenAddress && address && status !== 'draft' ? { title, address } : [],
  )
  const fixed = fixedPages(site)
    .filter(({ title }) => foldedText(title).includes(foldedText(words)))
    .map(({ title, path }) => ({ title, address: path }))
  return { targets: stored && [...fixed, ...stored].slice(0, 8), isFailed: found.isError }
}

export interface SelectedLink {
  href: string
  from: number
  to: number
}

/** The link at the caret or in the selection. If there is none, the selection with an empty address. */
export function selectedLink({ doc, selection }: EditorState): SelectedLink {
  const { $from, from, to } = selection
  const found: SelectedLink[] = []
  const start = $from.start()
  $from.parent.forEach((node, offset) => {
    const mark = schema.marks.link.isInSet(node.marks)
    if (!mark) return
    const part = { href: String(mark.attrs.href), from: start + offset, to: start + offset + node.nodeSize }
    const last = found.at(-1)
    if (last?.to === part.from && last.href === part.href) last.to = part.to
    else found.push(part)
  })
  const touched = found.find((link) => link.from <= to && from <= link.to && (from !== to || from < link.to))
  if (touched) return { ...touched, from: Math.min(touched.from, from), to: Math.max(touched.to, to) }
  return { href: '', from, to: Math.min(to, doc.content.size) }
}
