const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

function onSigns(callback: () => void): () => void {
  const handle = (event: Event) => {
    // Browsers report a move of a pointer that lies still where a page appears.
    if (event instanceof PointerEvent && event.type === 'pointermove' && isStill(event)) return
    callback()
  }
  const options = { capture: true, passive: true }
  for (const sign of signs) document.addEventListener(sign, handle, options)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, handle, options)
  }
}

const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0

export function onFirstIntent(callback: () => void) {
  const stop = onSigns(() => {
    stop()
    callback()
  })
}

/** Milliseconds without a sign that count as idle. */
const idleDelay = 400

/** Calls back once the visitor is idle and not at a link: a page about to open needs the network. */
export function onceIdle(callback: () => void) {
  const end = () => {
    if (document.querySelector('a[href]:hover')) return
    stop()
    callback()
  }
  let timer = setTimeout(end, idleDelay)
  const stop = onSigns(() => {
    clearTimeout(timer)
    timer = setTimeout(end, idleDelay)
  })
}
