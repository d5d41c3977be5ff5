/** Buttons that only the app can answer: the others work by themselves. */
const needsApp = '#app button:not([popovertarget], [data-theme-toggle], [type="submit"])'

/** Fetches the app, the page's own scripts and its data, all at once, and lets the app take over. */
export function loadApp() {
  const { scripts, answers } = document.documentElement.dataset
  const pressed = rememberPressed()
  for (const href of scripts?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  const data = answers
    ? fetch(answers, { headers: { accept: 'application/json' } }).then(
        (response) => (response.ok ? response.json() : undefined),
        () => undefined,
      )
    : undefined
  void import('./app.tsx').then(async ({ takeOver }) => {
    await takeOver(await data)
    pressed()
  })
}

/** Remembers which buttons were pressed before the app was there; the returned function presses them again. */
function rememberPressed(): () => void {
  const pressed = new Set<HTMLElement>()
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(needsApp) : null
    if (button) pressed.add(button)
  }
  document.addEventListener('click', remember, true)
  return () => {
    document.removeEventListener('click', remember, true)
    for (const button of pressed) if (button.isConnected) button.click()
  }
}
