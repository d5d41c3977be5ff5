import { parseHtml } from '#shared/checks/parseHtml.ts'
import { textInput } from './keepFactsWhole.ts'
import { pastedHtml } from './richText/editor/pastedHtml.ts'

/** Pastes raised and lowered digits into plain text as Unicode characters, so that 2½ does not become 21/2. */
export function pasteRaised(id: string): (() => void) | undefined {
  const input = textInput(id)
  const paste = (event: Event) => {
    // `paste` events have this type.
    const html = (event as ClipboardEvent).clipboardData?.getData('text/html') ?? ''
    const clean = pastedHtml(html, location.origin).html
    if (!input || !/<su[bp]>/.test(clean)) return
    event.preventDefault()
    const { text } = parseHtml(clean)
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
