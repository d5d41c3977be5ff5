import { quickExit } from '#shared/quickExit.ts'
import { linkAt } from './linkTarget.ts'

/** The page is blank at once, and Back does not return to it. Without this script, the links are ordinary ones. */
export function enhanceQuickExits() {
  document.addEventListener('click', (event) => {
    if (linkAt(event.target)?.href !== quickExit) return
    event.preventDefault()
    document.body.hidden = true
    location.replace(quickExit)
  })
}
