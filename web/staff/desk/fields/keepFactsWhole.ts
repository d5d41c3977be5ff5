import { factMarker } from '#shared/documents/factMarkers.ts'

export const factsIn = (text: string) =>
  Array.from(text.matchAll(new RegExp(factMarker, 'g')), ({ 0: marker, index }) => ({
    marker,
    start: index,
    end: index + marker.length,
  }))

export function textInput(id: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const input = document.getElementById(id)
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined
}

/** Selects and deletes each marker in a plain text as a whole. Returns a function that removes the listeners. */
export function keepFactsWhole(id: string): (() => void) | undefined {
  const input = textInput(id)
  if (!input) return undefined
  const selectWhole = () => {
    const { selectionStart, selectionEnd } = input
    if (document.activeElement !== input || selectionStart === null || selectionEnd === null) return
    const cut = factsIn(input.value).filter(({ start, end }) =>
      [selectionStart, selectionEnd].some((position) => start < position && position < end),
    )
    if (cut.length === 0) return
    input.setSelectionRange(
      Math.min(selectionStart, ...cut.map(({ start }) => start)),
      Math.max(selectionEnd, ...cut.map(({ end }) => end)),
    )
  }
  const deleteWhole = (event: InputEvent) => {
    const { selectionStart, selectionEnd } = input
    if (selectionStart !== selectionEnd || !event.inputType.startsWith('delete')) return
    const side = event.inputType.endsWith('Forward') ? 'start' : 'end'
    const fact = factsIn(input.value).find((one) => one[side] === selectionStart)
    if (!fact) return
    event.preventDefault()
    input.setRangeText('', fact.start, fact.end, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const listeners = new AbortController()
  document.addEventListener('selectionchange', selectWhole, listeners)
  // `beforeinput` events of an input have this type.
  input.addEventListener('beforeinput', (event) => deleteWhole(event as InputEvent), listeners)
  return () => listeners.abort()
}
