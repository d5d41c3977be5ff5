import { parseHtml } from '#shared/checks/parseHtml.ts'
import { normalizedText } from '#shared/text/normalizedText.ts'
import { textInput } from './keepFactsWhole.ts'
import { pastedHtml } from './richText/editor/pastedHtml.ts'

/**
 * Pastes into plain text what its reader saw: raised and lowered digits as Unicode characters, so that 2½ does not
 * become 21/2, and no invisible characters.
 */
export function pasteRaised(id: string): (() => void) | undefined {
  const input = textInput(id)
  const paste = (event: Event) => {
    // `paste` events have this type.
    const { clipboardData } = event as ClipboardEvent
    const plain = clipboardData?.getData('text/plain') ?? ''
    const clean = pastedHtml(clipboardData?.getData('text/html') ?? '', location.origin).html
    const text = /<su[bp]>/.test(clean) ? parseHtml(clean).text : normalizedText(plain)
    if (!input || text === plain) return
    event.preventDefault()
    input.setRangeText(
      input instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text,
      input.selectionStart ?? input.value.length,
      input.selectionEnd ?? input.value.length,
      'end',
    )
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  input?.addEventListener('paste', paste)
  return () => input?.removeEventListener('paste', paste)
}
