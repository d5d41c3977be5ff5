import { flushSync } from 'react-dom'

/** Moves a row. The pressed button, which `moved` finds again, keeps the focus and its place under the pointer. */
export function moveInPlace(move: () => void, moved: (pressed: Element | null) => Element | null): void {
  const pressed = document.activeElement
  const top = pressed?.getBoundingClientRect().top ?? 0
  flushSync(move)
  const button = moved(pressed)
  if (!(button instanceof HTMLButtonElement)) return
  button.focus({ preventScroll: true })
  document.documentElement.scrollTop += button.getBoundingClientRect().top - top
}
