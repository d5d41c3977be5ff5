const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

function onSigns(callback: () => void): () => void {
  const handle = (event: Event) => {
    // When a page appears under a still pointer, browsers report a move of zero pixels.
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

/** Milliseconds without a sign after which the visitor counts as idle. */
const idleDelay = 400

/** Calls back once the visitor is idle and not on a link, because a page about to open needs the network. */
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
