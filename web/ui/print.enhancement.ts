/** Also works for a button that the app renders later. */
export function enhancePrintButtons() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}
