import { Fragment, Slice } from 'prosemirror-model'
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import proseStyles from '../../../../../ui/Prose.module.css'
import type { ControlProps } from '../../../kinds/fieldTypes.ts'
import { IsRead } from '../../../state/openDocument.ts'
import styles from '../RichTextField.module.css'
import { typedAddress } from '../typedAddress.ts'
import { pastedInCell, pluginsOf, type ScreenAction } from './commands.ts'
import { docOf, htmlOf } from './html.ts'
import { htmlOfLines, htmlOfText } from './pasted/plainText.ts'
import type { LeftOut } from './pasted/unseen.ts'
import { pastedHtml } from './pastedHtml.ts'
import { addPending } from './pendingImages.ts'
import { schema } from './schema.ts'

interface EditorOptions extends ControlProps {
  value: string
  onAction: (action: ScreenAction) => void
  onFile: (file: File) => void
  /** Images of a paste are to be uploaded. */
  onPending: (view: EditorView) => void
  onLeftOut: (leftOut: LeftOut) => void
  /** Plain text was pasted as formatting, and `keepAsTyped` pastes it again without. Undefined after the next change. */
  onFormatted: (keepAsTyped: (() => void) | undefined) => void
  /** The text that visitors see for a marker. Undefined if the clinic has no such fact. */
  factOf: (marker: string) => string | undefined
}

/** An editor of `value`. Calls `onChange` for edits, but not when a new `value` replaces the text. */
export function useEditorView(host: RefObject<HTMLElement | null>, options: EditorOptions) {
  const latest = useRef(options)
  const html = useRef(options.value)
  /** The images beside the text of the clipboard. */
  const files = useRef<File[]>([])
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  useLayoutEffect(() => {
    latest.current = options
  })

  useLayoutEffect(() => {
    if (!host.current) return
    const run = (action: ScreenAction) => latest.current.onAction(action)
    const editor = new EditorView(host.current, {
      state: EditorState.create({ doc: docOf(html.current), plugins: pluginsOf(run) }),
      attributes: () => attributesOf(latest.current),
      scrollThreshold: underBars,
      scrollMargin: underBars,
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction)
        editor.updateState(next)
        setState(next)
        if (transaction.docChanged && !transaction.getMeta('paste')) latest.current.onFormatted(undefined)
        if (!transaction.docChanged || transaction.getMeta('external')) return
        const changed = htmlOf(next.doc)
        if (transaction.getMeta('paste')) latest.current.onPending(editor)
        if (changed === html.current) return
        html.current = changed
        latest.current.onChange(changed)
      },
      transformPastedHTML: (pasted) => {
        const { html: clean, leftOut } = pastedHtml(pasted, location.origin, files.current)
        latest.current.onLeftOut(leftOut)
        return clean
      },
      clipboardTextParser: (text, _, isPlain, target) => {
        const { html: formatted, isFormatted } = htmlOfText(text)
        if (isPlain || !isFormatted) return sliceOf(htmlOfLines(text))
        const { tr } = target.state
        latest.current.onFormatted(() => {
          const { content } = tr.replaceSelection(sliceOf(htmlOfLines(text))).doc
          target.dispatch(target.state.tr.replaceWith(0, target.state.doc.content.size, content))
          target.focus()
        })
        return sliceOf(pastedHtml(formatted, location.origin).html)
      },
      transformPasted: (slice, { state }) => pastedInCell(slice, state),
      handlePaste: ({ state }, { clipboardData }, slice) => {
        const linked = linkedSelection(state, clipboardData?.getData('text/plain') ?? '')
        if (linked) editor.dispatch(linked)
        if (linked) return true
        const images = imagesOf(clipboardData)
        if (slice.size > 0 || images.length < 2)
          return slice.size === 0 && takeFile(clipboardData, latest.current)
        const nodes = images.map((file) => schema.nodes.image.create({ src: addPending(file) }))
        const paragraphs = nodes.map((image) => schema.nodes.paragraph.create(null, image))
        editor.dispatch(
          state.tr.replaceSelection(new Slice(Fragment.from(paragraphs), 0, 0)).setMeta('paste', true),
        )
        return true
      },
      handleDrop: (target, event, _, isMoved) => {
        if (isMoved || !event.dataTransfer?.files.length) return false
        const position = target.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        if (position !== undefined)
          target.dispatch(
            target.state.tr.setSelection(TextSelection.near(target.state.doc.resolve(position))),
          )
        return takeFile(event.dataTransfer, latest.current)
      },
      handleDOMEvents: {
        paste: (_, { clipboardData }) => {
          files.current = imagesOf(clipboardData)
          return false
        },
        // Undo and redo of the browser's own menu apply to the document.
        beforeinput: (_, event) => {
          const action = ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType]
          if (!action) return false
          event.preventDefault()
          run(action)
          return true
        },
      },
    })
    setView(editor)
    setState(editor.state)
    return () => editor.destroy()
  }, [host])

  const isRead = use(IsRead)
  useEffect(() => view?.setProps({ editable: () => !isRead }), [view, isRead])

  const { value, factOf } = options
  useEffect(() => view?.setProps({ nodeViews: factViews(factOf) }), [view, factOf])
  useEffect(() => {
    if (!view || value === html.current) return
    html.current = value
    replaceText(view, value)
  }, [view, value])
  const { attributes, field } = options
  // biome-ignore lint/correctness/useExhaustiveDependencies: makes ProseMirror read the attributes again
  useEffect(
    () => view?.setProps({}),
    [view, attributes['aria-describedby'], attributes['aria-invalid'], field.label],
  )
  return { view, state }
}

const factViews = (factOf: EditorOptions['factOf']): Record<string, NodeViewConstructor> => ({
  fact: ({ attrs }) => {
    const marker = String(attrs.marker)
    const value = factOf(marker)
    const dom = document.createElement('span')
    dom.className = `${styles.fact} ${value === undefined ? styles.unknownFact : ''}`
    dom.title = value === undefined ? 'The clinic has no such fact.' : `${marker}: changes with Clinic`
    dom.textContent = value ?? marker
    return { dom }
  },
})

/** Pixels. Keeps the caret clear of the sticky toolbar, which has two lines on a phone, and of the action bar. */
const underBars = { top: 112, bottom: 128, left: 5, right: 5 }

const attributesOf = ({ attributes, field }: EditorOptions): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': field.label,
  class: `${proseStyles.text} ${styles.text}`,
  ...Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ),
})

/** Links the selected words if an address is pasted over them. */
function linkedSelection(state: EditorState, pasted: string): Transaction | undefined {
  const { from, to, empty } = state.selection
  if (empty || !/^(?:https?:\/\/|www\.|mailto:|tel:|sms:)\S+$/i.test(pasted.trim())) return undefined
  const href = typedAddress(pasted, location.origin)
  if (href === undefined || !state.doc.textBetween(from, to).trim()) return undefined
  return state.tr
    .removeMark(from, to, schema.marks.link)
    .addMark(from, to, schema.marks.link.create({ href }))
}

/** Text of one paragraph becomes part of the paragraph at the caret. */
const sliceOf = (html: string): Slice => Slice.maxOpen(docOf(html).content, true)

const imagesOf = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

function takeFile(transfer: DataTransfer | null, { onFile }: EditorOptions): boolean {
  const [file] = transfer?.files ?? []
  if (file) onFile(file)
  return file !== undefined
}

/** Replaces only the part that differs, so that the caret stays where it is. */
function replaceText(view: EditorView, html: string): void {
  const doc = docOf(html)
  const start = view.state.doc.content.findDiffStart(doc.content)
  const end = view.state.doc.content.findDiffEnd(doc.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const change = view.state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap))
  view.dispatch(change.setMeta('external', true))
}
