import { thisBrowser } from '../data/browserStorage.ts'

const key = 'theme'
const system = () => matchMedia('(prefers-color-scheme: dark)')

const isDark = () => {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : system().matches
}

export function showTheme() {
  for (const toggle of document.querySelectorAll('[data-theme-toggle]'))
    toggle.setAttribute('aria-pressed', String(isDark()))
}

/** Handles the toggles. The inline script of `index.html` applies the stored choice before the first paint. */
export function enhanceThemeToggles() {
  showTheme()
  system().addEventListener('change', showTheme)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return
    const theme = isDark() ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    showTheme()
    thisBrowser.set(key, theme)
  })
}
