import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { apiLimits } from '#shared/apiLimits.ts'
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
  // Four characters of base64 are three bytes.
  if (address.length > (apiLimits.upload.maxOriginalBytes / 3) * 4) return undefined
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || base64 === undefined) return undefined
  try {
    const binary = atob(base64)
    const bytes = new Uint8Array(binary.length)
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
    return new File([bytes], 'pasted', { type })
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

/**
 * Replaces pending images by their uploads, and removes those that could not be uploaded, for the returned reasons.
 * Images that were deleted meanwhile do not count.
 */
export async function uploadPending(
  view: EditorView,
  upload: (file: File) => Promise<UploadedPhoto>,
): Promise<{ uploaded: number; problems: unknown[] }> {
  const problems: unknown[] = []
  let uploaded = 0
  const begun = pendingIn(view.state.doc).flatMap((address) => {
    const file = files.get(address)
    return file ? { address, file } : []
  })
  for (const { address } of begun) files.delete(address)
  const waiting = begun.values()
  const uploadNext = async () => {
    for (const { address, file } of waiting) {
      try {
        if (replace(view, address, await upload(file))) uploaded += 1
      } catch (problem) {
        if (replace(view, address, undefined)) problems.push(problem)
      }
      URL.revokeObjectURL(address)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, uploadNext))
  return { uploaded, problems }
}

/** Each upload decodes a photo and sends it in several widths. */
const concurrency = 3

function replace(view: EditorView, address: string, photo: UploadedPhoto | undefined): boolean {
  if (view.isDestroyed) return false
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
  return tr.docChanged
}
