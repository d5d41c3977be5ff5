import { thisBrowser } from '../../../data/browserStorage.ts'
import { reportError } from '../../../data/reportError.ts'
import { savesData } from '../../../data/savesData.ts'
import { letterOf } from '../../../ui/letterOf.ts'

const slashKey = 'searchBySlash'

/** `/` and Ctrl+K lead to the search. `/` does not in text fields, and can be switched off for speech input. */
export function enhanceSearch() {
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      event.key === '/'
        ? !event.ctrlKey && !event.metaKey && !event.altKey && isSlashOn()
        : letterOf(event) === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.defaultPrevented || isTyping(event.target)) return
    const target = searchPart('field') ?? document.querySelector<HTMLElement>('[data-search-link]')
    if (!target) return
    event.preventDefault()
    target.focus()
    if (target instanceof HTMLInputElement) target.select()
    else target.click()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search="retry"]')) loadSearch()
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.search === 'slash')
      thisBrowser.set(slashKey, target.checked ? 'on' : 'off')
  })
  startSearchPage()
}

/** Loads the index of the search page. For visitors who save data, waits until they enter the field. */
export function startSearchPage() {
  const field = searchPart('field')
  if (field && savesData() && !location.hash) {
    show('missing', false)
    field.addEventListener('focus', loadSearch, { once: true })
  } else if (field) loadSearch()
}

function loadSearch() {
  const address = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content ?? ''
  const slash = searchPart('slash')
  if (slash instanceof HTMLInputElement) slash.checked = isSlashOn()
  showFailure(false)
  show('loading', true)
  import('./startSearch.ts')
    .then(({ startSearch }) => startSearch(address))
    .catch((error) => {
      // The visitor may have left the search page meanwhile.
      if (!searchPart('field')) return
      reportError(error)
      showFailure(true)
    })
    .finally(() => {
      show('loading', false)
      show('missing', false)
    })
}

function showFailure(isShown: boolean) {
  show('failure', isShown)
  show('help', isShown)
}

function show(name: string, isShown: boolean) {
  const element = searchPart(name)
  if (element) element.hidden = !isShown
}

const searchPart = (name: string) => document.querySelector<HTMLElement>(`[data-search="${name}"]`)

const isSlashOn = () => thisBrowser.get(slashKey) !== 'off'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
