/** Signs that somebody is about to use the page, beyond reading what is on the screen. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Calls back once, at the visitor's first sign of intent. */
export function onFirstIntent(act: () => void) {
  const once = () => {
    for (const sign of signs) document.removeEventListener(sign, once, true)
    act()
  }
  for (const sign of signs) document.addEventListener(sign, once, { capture: true, passive: true })
}
