import type { Page } from '@playwright/test'

/** Focuses every element that the keyboard reaches; returns those that a bar covers. */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const focusable = 'a[href], button, input, select, summary, [tabindex="0"]'
    const covered: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (element.tabIndex < 0 || element.closest('[inert]')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      element.focus()
      if (isSeen(element)) continue
      // A frame later, the contact form has noticed that it is in view and replaces its link.
      await nextFrame()
      await nextFrame()
      if (document.activeElement !== element || !element.checkVisibility() || isSeen(element)) continue
      covered.push(`${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
    }
    return covered

    function nextFrame(): Promise<void> {
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }

    function isSeen(focused: Element): boolean {
      // A link that wraps has several boxes.
      const boxes = Array.from(focused.getClientRects())
      const points = boxes.flatMap(({ left, right, top, bottom }) => [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
        [left + 3, bottom - 3],
        [right - 3, top + 3],
      ])
      return points.some(([x = 0, y = 0]) => {
        const top = document.elementFromPoint(x, y)
        return top && (focused.contains(top) || top.contains(focused))
      })
    }
  })
}
