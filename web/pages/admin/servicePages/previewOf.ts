import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'

/** Marks the picture that is new, for whoever brings it into view. */
export const pendingMark = 'data-pending'

/** A page's HTML with another main picture, as a picture of the page: nothing in it runs or leads anywhere. */
export function previewOf(
  html: string,
  page: ServicePage,
  { image1, image1Alt, image1Sources }: PageImage,
): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const script of document.querySelectorAll('script, iframe')) script.remove()
  for (const link of document.querySelectorAll('a[href]')) link.removeAttribute('href')
  for (const picture of document.querySelectorAll('img')) {
    if (picture.getAttribute('src') !== page.image1) continue
    picture.setAttribute('src', image1)
    picture.setAttribute('alt', image1Alt ?? page.title)
    picture.setAttribute(pendingMark, '')
    picture.removeAttribute('srcset')
    if (image1Sources) {
      picture.setAttribute('srcset', image1Sources.map(({ src, width }) => `${src} ${width}w`).join(', '))
    }
  }
  return `<!doctype html>${document.documentElement.outerHTML}`
}
