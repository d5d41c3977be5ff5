import { parseHtml } from '#shared/checks/parseHtml.ts'
import { textInput } from './keepFactsWhole.ts'
import { pastedHtml } from './richText/editor/pastedHtml.ts'

/** A plain text has no raised digits: 2½ written with them is pasted with characters for them, and not as 21/2. */
export function pasteRaised(id: string): (() => void) | undefined {
  const input = textInput(id)
  const paste = (event: Event) => {
    // The event has this type.
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
