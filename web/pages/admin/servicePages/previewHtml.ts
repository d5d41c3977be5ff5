import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { trustedHtml } from '../../../data/trustedHtml.ts'

/** Marks the new image, so that the frame can scroll to it. */
export const pendingMark = 'data-pending'

/** A page's HTML with another main image, without scripts, frames and link targets. */
export function previewHtml(
  html: string,
  page: ServicePage,
  { image1, image1Alt, image1Sources }: PageImage,
): string {
  const document = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  for (const element of document.querySelectorAll('script, iframe')) element.remove()
  for (const link of document.querySelectorAll('a[href]')) link.removeAttribute('href')
  for (const image of document.querySelectorAll('img')) {
    if (image.getAttribute('src') !== page.image1) continue
    image.setAttribute('src', image1)
    image.setAttribute('alt', image1Alt ?? page.title)
    image.setAttribute(pendingMark, '')
    image.removeAttribute('srcset')
    if (image1Sources) {
      image.setAttribute('srcset', image1Sources.map(({ src, width }) => `${src} ${width}w`).join(', '))
    }
  }
  return `<!doctype html>${document.documentElement.outerHTML}`
}
