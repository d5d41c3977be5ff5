/** Signs that somebody is about to use the page, beyond reading what is on the screen. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Calls back at every sign. Returns how to stop listening. */
function onSigns(act: () => void): () => void {
  const hear = (event: Event) => {
    // A pointer that lies where a page appears is said to have moved there.
    if (event instanceof PointerEvent && event.type === 'pointermove' && isStill(event)) return
    act()
  }
  const everywhere = { capture: true, passive: true }
  for (const sign of signs) document.addEventListener(sign, hear, everywhere)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, hear, everywhere)
  }
}

const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0

/** Calls back once, at the visitor's first sign of intent. */
export function onFirstIntent(act: () => void) {
  const stop = onSigns(() => {
    stop()
    act()
  })
}

/** Milliseconds without a sign that count as rest. */
const rest = 400

/**
 * Calls back once, as soon as the visitor rests, and not on a link: whoever is about to follow one needs network and
 * processor for the page behind it.
 */
export function onceIdle(act: () => void) {
  const end = () => {
    if (document.querySelector('a[href]:hover')) return
    stop()
    act()
  }
  let timer = setTimeout(end, rest)
  const stop = onSigns(() => {
    clearTimeout(timer)
    timer = setTimeout(end, rest)
  })
}
