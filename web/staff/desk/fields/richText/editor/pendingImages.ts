import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { UploadedPhoto } from '../../../../images/usePhotoUpload.ts'

/** The files of images that are in the text, but not on the website yet, by the addresses of this page for them. */
const files = new Map<string, File>()

/** The stored text lacks these images until they are uploaded. */
export const pendingImage = /^blob:/

export function addPending(file: File): string {
  const address = URL.createObjectURL(file)
  files.set(address, file)
  return address
}

/** The image that an address like `data:image/png;base64,...` contains. */
export function fileIn(address: string): File | undefined {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || base64 === undefined) return undefined
  try {
    return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'pasted', {
      type,
    })
  } catch {
    return undefined
  }
}

/** The images of the text whose upload has not begun. */
export function pendingIn(doc: Node): string[] {
  const addresses = new Set<string>()
  doc.descendants(({ attrs }) => {
    if (files.has(attrs.src)) addresses.add(attrs.src)
  })
  return [...addresses]
}

/** Replaces pending images by their uploads, and removes those that could not be uploaded. Returns the reasons. */
export async function uploadPending(
  view: EditorView,
  upload: (file: File) => Promise<UploadedPhoto>,
): Promise<unknown[]> {
  const problems: unknown[] = []
  const uploads = pendingIn(view.state.doc).map(async (address) => {
    const file = files.get(address)
    files.delete(address)
    const photo = file && (await upload(file).catch((error) => void problems.push(error)))
    if (!view.isDestroyed) replace(view, address, photo ?? undefined)
    URL.revokeObjectURL(address)
  })
  await Promise.all(uploads)
  return problems
}

function replace(view: EditorView, address: string, photo: UploadedPhoto | undefined): void {
  const { doc, tr } = view.state
  doc.descendants((node, position) => {
    if (node.attrs.src !== address) return
    const at = tr.mapping.map(position)
    const { parent } = doc.resolve(position)
    if (photo) {
      const { image1: src, width, height } = photo
      tr.setNodeMarkup(at, null, { ...node.attrs, src, width, height })
    } else if (parent.type.name === 'figure') {
      const caption = node.type.schema.nodes.paragraph?.create(null, parent.lastChild?.content)
      if (caption) tr.replaceWith(at - 1, at - 1 + parent.nodeSize, caption)
    } else tr.delete(at, at + node.nodeSize)
  })
  if (tr.docChanged) view.dispatch(tr)
}
