const key = 'theme'

/** Lets every theme toggle of the document switch between light and dark, and remembers the choice. */
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

/** Runs in the document's head before anything is painted, so that the chosen theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`
