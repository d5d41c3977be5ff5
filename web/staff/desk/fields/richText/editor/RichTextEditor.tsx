import { uploadPhoto, uploadProblem } from '../../../../images/usePhotoUpload.ts'
import { counted } from '../../../../ui/counted.ts'
import { SmallButton } from '../../../../ui/SmallButton.tsx'
import type { LeftOut } from './pasted/unseen.ts'
import { pendingIn, uploadPending } from './pendingImages.ts'
import 'prosemirror-view/style/prosemirror.css'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withLogin } from '../../../../../data/staff/withLogin.ts'
import { useReadSite } from '../../../../../data/useSite.ts'
import { useFieldChecks } from '../../../checks/DocumentChecks.tsx'
import { factValue } from '../../../clinicFacts.ts'
import type { ControlProps } from '../../../kinds/fieldTypes.ts'
import { FactDialog } from '../FactDialog.tsx'
import styles from '../RichTextField.module.css'
import { isInside, type ScreenAction, type SelectedImage, selectedImage, withImage } from './commands.ts'
import { docText, withFindings } from './findingMarks.ts'
import { ImageDialog, type InsertedImage } from './ImageDialog.tsx'
import { LanguageDialog } from './LanguageDialog.tsx'
import { LinkDialog, type SelectedLink, selectedLink } from './LinkDialog.tsx'
import { selectedLanguage, setLanguage } from './languages.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { schema } from './schema.ts'
import { Toolbar } from './Toolbar.tsx'
import { useEditorView } from './useEditorView.ts'

export function RichTextEditor(props: ControlProps & { value: string }) {
  const { attributes, field } = props
  const { facts, findings, shown, undo, redo } = useFieldChecks(field.path)
  const host = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<{
    name: Exclude<ScreenAction, 'undo' | 'redo' | 'toolbar'>
    file?: File
  }>()
  const [notice, setNotice] = useState('')
  const [keepAsTyped, setKeepAsTyped] = useState<() => void>()
  const [hasFocus, setHasFocus] = useState(false)
  const run = (action: ScreenAction) => {
    if (action === 'undo') undo()
    else if (action === 'redo') redo()
    else if (action === 'toolbar') toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else setDialog({ name: action })
  }
  const [uploading, setUploading] = useState('')
  const upload = async (editor: EditorView) => {
    const { length } = pendingIn(editor.state.doc)
    setUploading(length > 0 ? `Uploading ${counted(length, 'image')} of the paste…` : '')
    const { uploaded, problems } = await uploadPending(editor, (file) => withLogin(() => uploadPhoto(file)))
    if (length > 0) setUploading(uploadedSentence(uploaded, problems))
  }
  const site = useReadSite()
  const factOf = useCallback((marker: string) => factValue(marker, site), [site])
  const { view, state } = useEditorView(host, {
    ...props,
    factOf,
    onFile: (file) => setDialog({ name: 'image', file }),
    onPending: (editor) => void upload(editor),
    onLeftOut: (leftOut) => setNotice(noticeOf(leftOut)),
    onFormatted: (keep) => setKeepAsTyped(() => keep),
    onAction: run,
  })

  useEffect(() => {
    if (view) view.dispatch(withFindings(view.state.tr, findings))
  }, [view, findings])
  useEffect(() => {
    if (view && shown) select(view, shown)
  }, [view, shown])
  const link = useMemo(() => state && selectedLink(state), [state])
  const image = state && selectedImage(state)
  const close = () => setDialog(undefined)
  const isOpen = dialog !== undefined
  const wasOpen = useRef(false)
  // The open dialog makes the text inert, so the text gets the focus back only after the dialog has closed.
  useEffect(() => {
    if (wasOpen.current && !isOpen) view?.focus()
    wasOpen.current = isOpen
  }, [isOpen, view])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus of its children
    <div
      className={styles.field}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {view && state && (
        <Toolbar
          ref={toolbar}
          label={`Formatting of ${field.label}`}
          controls={attributes.id}
          isActive={hasFocus}
          view={view}
          state={state}
          hasFacts={facts.length > 0}
          onAction={run}
        />
      )}
      <div ref={host} className={styles.host} />
      <div role="status" className={styles.notice}>
        {[notice, uploading].filter(Boolean).join(' ')}
        {keepAsTyped && (
          <>
            The signs or line ends of the pasted text became formatting.{' '}
            <SmallButton onClick={keepAsTyped}>Keep as typed</SmallButton>
          </>
        )}
      </div>
      {view && dialog?.name === 'link' && link && (
        <LinkDialog
          link={link}
          onSave={(href, words) => view.dispatch(withLink(view.state, link, { href, words }))}
          onRemove={() => {
            view.dispatch(view.state.tr.removeMark(link.from, link.to, schema.marks.link))
            close()
          }}
          onClose={close}
        />
      )}
      {view && dialog?.name === 'image' && (
        <ImageDialog
          file={dialog.file}
          image={image && shownImage(image)}
          // A caption needs a figure, which a table cell cannot contain.
          canHaveCaption={!isInside(view.state, schema.nodes.table)}
          onSave={(saved) => view.dispatch(withImage(view.state, { ...saved }))}
          onClose={close}
        />
      )}
      {view && dialog?.name === 'fact' && (
        <FactDialog
          facts={facts}
          onInsert={(marker) => {
            view.dispatch(view.state.tr.replaceSelectionWith(factNode(marker), false))
            close()
          }}
          onClose={close}
        />
      )}
      {view && dialog?.name === 'language' && (
        <LanguageDialog
          lang={selectedLanguage(view.state)}
          onSave={(lang) => setLanguage(lang)(view.state, view.dispatch)}
          onClose={close}
        />
      )}
      {dialog?.name === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </div>
  )
}

const shownImage = ({ node, figure }: SelectedImage): InsertedImage => ({
  ...(node.attrs as InsertedImage), // The schema's image attributes have this type.
  caption: figure?.node.lastChild?.textContent ?? '',
})

function withLink(
  { tr, doc }: EditorState,
  { from, to }: SelectedLink,
  { href, words }: { href: string; words: string },
): Transaction {
  const text = words || doc.textBetween(from, to) || href
  const change = from === to ? tr.insertText(text, from) : tr.removeMark(from, to, schema.marks.link)
  return change.addMark(from, from === to ? from + text.length : to, schema.marks.link.create({ href }))
}

/** A phone number becomes a link that calls the number. */
function factNode(marker: string) {
  const calls = marker.startsWith('{phone')
  const href = `tel:${marker.replaceAll(' ', '%20')}`
  return schema.nodes.fact.create({ marker }, null, calls ? [schema.marks.link.create({ href })] : [])
}

function select(view: EditorView, range: { start: number; end: number }): void {
  const { from, to } = docText(view.state.doc).rangeOf(range)
  view.focus()
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)).scrollIntoView())
}

function noticeOf({ images, hosts, unseen, embedded = 0, wrappers = [] }: LeftOut): string {
  const parts = [
    images > 0 &&
      `${counted(images, 'image')} from ${hosts ? hosts.join(', ') : 'elsewhere'} (save on this device and drop here)`,
    unseen > 0 && `${counted(unseen, 'passage')} deleted, struck out, hidden or in a comment`,
    embedded > 0 && `${counted(embedded, 'formula, video or form field')} (write what it says)`,
  ].filter((part) => part !== false)
  return [
    parts.length > 0 && `Left out: ${parts.join('; ')}.`,
    wrappers.length > 0 &&
      `Links through ${wrappers.join(', ')} count who follows them, and do not say where they lead: open each and link the page that it reaches.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

const uploadedSentence = (uploaded: number, problems: readonly unknown[]): string =>
  [
    uploaded > 0 && `Uploaded ${counted(uploaded, 'image')} of the paste: describe what each shows.`,
    problems.length > 0 &&
      `${counted(problems.length, 'image')} left the text. ${uploadProblem(problems[0])}`,
  ]
    .filter(Boolean)
    .join(' ')
