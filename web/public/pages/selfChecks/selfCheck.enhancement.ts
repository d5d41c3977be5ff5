/** Adds up the answers. They stay in the page: nothing is stored, put into the address or sent. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const check = target.closest('[data-self-check]')
  const result = check?.querySelector('output')
  if (!check || !result) return
  if (target.closest('[data-crisis]') && target.value !== '0') openCard(check)
  const given = [...check.querySelectorAll<HTMLInputElement>('input:checked')]
  const isComplete = given.length === check.querySelectorAll('fieldset').length
  const points = given.reduce((sum, { value }) => sum + Number(value), 0)
  result.textContent = isComplete ? `Your points: ${points}. ${meaningOf(check, points)}` : ''
  showWaysOn(check, isComplete)
})

function showWaysOn(check: Element, isComplete: boolean) {
  const isInDanger = check.querySelector('[data-crisis] input:checked:not([value="0"])') !== null
  check.querySelector('[data-ways-on]')?.toggleAttribute('hidden', !isComplete)
  check.querySelector('[data-office]')?.toggleAttribute('hidden', isInDanger)
  check.querySelector('[data-lifeline]')?.classList.toggle('after-hours', !isInDanger)
}

/** The care card stands below its question. */
function openCard(check: Element) {
  const card = check.querySelector<HTMLDetailsElement>('li details')
  if (card) card.open = true
}

const meaningOf = (check: Element, points: number): string | null | undefined =>
  [...check.querySelectorAll<HTMLElement>('[data-from]')].findLast(
    ({ dataset }) => Number(dataset.from) <= points,
  )?.textContent

export {}
