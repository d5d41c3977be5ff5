import { elementOf, styleOf } from './elements.ts'

const raised = /(?:vertical-align|font-variant-position):\s*super|mso-text-raise:\s*[\d.]*[1-9]/i
const lowered = /(?:vertical-align|font-variant-position):\s*sub\b|mso-text-raise:\s*-/i

export const raisedTag = (style: string): 'sup' | 'sub' | undefined =>
  raised.test(style) ? 'sup' : lowered.test(style) ? 'sub' : undefined

const fraction = /^(\s*)(\d+)\s*[/\u2044]\s*(\d+)/

/** Keeps fractions such as 2½, which differ from 21/2 only by the size or the font feature of their digits. */
export function keepFractions(body: HTMLElement): void {
  for (const element of body.querySelectorAll('small, font, span')) {
    const text = element.textContent ?? ''
    const [whole = '', gap = '', over = '', under = ''] = fraction.exec(text) ?? []
    if (!whole || element.querySelector('sup, sub, small, font, span')) continue
    if (/(?:diagonal|stacked)-fractions|["']a?frac["']/i.test(styleOf(element)))
      element.replaceChildren(
        ...[gap, elementOf(body, 'sup', [over]), '\u2044', elementOf(body, 'sub', [under])],
        text.slice(whole.length),
      )
    else if (isOtherSize(element) && /\d$/.test(element.previousSibling?.textContent ?? ''))
      element.before(' ')
  }
}

const isOtherSize = (element: Element): boolean =>
  element.matches('small, font[size]') || /font-size:/i.test(styleOf(element))
