import { afterEach } from 'vitest'

interface RenderedPage {
  alerts?: string
  /** Empty if the page shows no teaser. */
  teaser?: string
}

/** The document of a page that came as HTML: `renderSite` then renders in its main part. */
export function openRenderedPage({ alerts = '', teaser = '' }: RenderedPage = {}): HTMLElement {
  document.documentElement.dataset.app = 'navigate'
  const app = Object.assign(document.createElement('div'), { id: 'app' })
  app.innerHTML = `<div>${alerts}<div lang="en" data-slot="header"><header></header></div>
    <main id="main"></main>
    <div lang="en" data-slot="teaser" ${teaser ? 'style="display:contents"' : 'hidden'}>${teaser}</div>
    <div lang="en" data-slot="footer"><footer></footer></div></div>`
  document.body.append(app)
  return app
}

afterEach(() => {
  delete document.documentElement.dataset.app
  document.getElementById('app')?.remove()
})
