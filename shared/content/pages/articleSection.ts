import { element } from './storedPage.ts'

/** A heading and its text as HTML. */
export const articleSection = (name: string, heading: string, html: string) => ({
  name,
  elements: [element('section heading', { text: heading }), element('rich text', { html })],
})
