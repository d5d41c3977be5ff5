const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
/** A finger that scrolls presses nothing. */
const presses = ['pointerup', 'keydown']

function onSigns(callback: () => void, signs: readonly string[] = intents): () => void {
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

export const onFirstIntent = (callback: () => void) => onFirst(intents, callback)
export const onFirstPress = (callback: () => void) => onFirst(presses, callback)

function onFirst(signs: readonly string[], callback: () => void) {
  const stop = onSigns(() => {
    stop()
    callback()
  }, signs)
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
