import { screens } from '../../tests/browser/support/screens.ts'

const names = ['home', 'whatWeTreat', 'condition', 'post', 'faq', 'reviews']

/** A page of each kind, by name and path. `npm test` visits all pages. */
export const kinds = screens.filter(([name]) => names.includes(name))
