const key = 'theme'

/**
 * Lets every theme toggle of the document switch between light and dark, and remembers the choice.
 * The script in the head of `web/index.html` reads it back before anything is painted.
 */
export function enhanceThemeToggles() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return
    const root = document.documentElement
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.theme = dark ? 'light' : 'dark'
    try {
      localStorage.setItem(key, root.dataset.theme)
    } catch {
      // A browser that keeps nothing still switches for this page.
    }
  })
}
