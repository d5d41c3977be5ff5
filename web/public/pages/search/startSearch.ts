import type { SearchEntry, SearchFile } from '#shared/search/searchFile.ts'
import { abortAfter } from '../../../data/abortAfter.ts'
import { thisTab } from '../../../data/browserStorage.ts'
import dangerModel from './dangerModel.json' with { type: 'json' }
import { openIndex, type SearchResults } from './openIndex.ts'

/** Milliseconds without typing after which screen readers hear the number of results. */
const announceDelay = 600
/** Milliseconds after which loading the index fails. */
const loadTimeout = 10_000

export async function startSearch(indexAddress: string): Promise<void> {
  const search = openIndex(await loadIndex(indexAddress), dangerModel)
  const field = part<HTMLInputElement>('field')
  const status = part('status')
  let announcement: ReturnType<typeof setTimeout> | undefined

  function update() {
    const query = field.value.trim()
    const results = query ? search(query) : undefined
    clearTimeout(announcement)
    showResults(results)
    announcement = setTimeout(() => {
      // The visitor may have left the page during the delay.
      if (field.isConnected) status.textContent = results ? announcementOf(results) : ''
    }, announceDelay)
  }
  field.addEventListener('input', update)
  part('form').addEventListener('submit', (event) => {
    event.preventDefault()
    // Moving the focus also closes a phone's keyboard.
    if (part('results').hidden) field.blur()
    else part('heading').focus()
  })
  part('list').addEventListener('click', () => thisTab.set(followedKey, field.value))
  // Keeps words that were typed before the index was loaded.
  field.value ||= takeFollowed() ?? queryOfAddress()
  if (location.hash.startsWith('#q=')) history.replaceState(history.state, '', location.pathname)
  update()
}

/** Stores the query when the visitor follows a result, for the way back. The URL and the history do not contain it. */
const followedKey = 'followedSearch'

function takeFollowed(): string | null {
  const query = thisTab.get(followedKey)
  thisTab.remove(followedKey)
  return query
}

/** The query after `#q=`. Browsers do not send fragments to servers. */
const queryOfAddress = () => new URLSearchParams(location.hash.slice(1)).get('q') ?? ''

async function loadIndex(address: string): Promise<SearchFile> {
  const response = await fetch(address, { signal: abortAfter(loadTimeout) })
  if (!response.ok) throw new Error(`The search index responds ${response.status}`)
  // The renderer writes the file with this type.
  return (await response.json()) as SearchFile
}

function showResults(results: SearchResults | undefined) {
  const isFound = Boolean(results?.entries.length)
  const shown = [isFound ? 'results' : 'topics', ...(results && !isFound ? ['empty', 'help'] : [])]
  for (const name of states) part(name).hidden = !shown.includes(name)
  showDangers(results ? dangersOf(results) : [], results?.language)
  if (!results) return
  for (const name of ['heading', 'meanings']) part(name).lang = results.language
  part('heading').textContent = countOf(results)
  showText('notes', results.notes.join(' '))
  const also = results.language === 'es' ? 'También se buscó' : 'Also searched'
  showText('meanings', results.meanings.length > 0 ? `${also}: ${results.meanings.join(', ')}` : '')
  const sample = part('sample')
  part('list').replaceChildren(sample, ...results.entries.map((entry) => itemOf(sample, entry)))
}

function showText(name: string, text: string) {
  const element = part(name)
  element.hidden = text === ''
  element.textContent = text
}

/** If a search finds nothing, shows the numbers for every danger, so that nobody is left without help. */
const dangersOf = ({ dangers, entries }: SearchResults) =>
  dangers.length === 0 && entries.length === 0 ? ['unsure'] : dangers

const states = ['results', 'empty', 'help', 'topics']

function showDangers(dangers: readonly string[], language = 'en') {
  const list = part('dangers')
  const cards = [...list.querySelectorAll<HTMLElement>('[data-danger]')]
  for (const card of cards)
    card.hidden = card.lang !== language || !dangers.includes(card.dataset.danger ?? '')
  list[dangers[0] === 'unsure' ? 'before' : 'after'](part('empty'))
  for (const danger of dangers) list.append(...cards.filter((card) => card.dataset.danger === danger))
}

function itemOf(sample: HTMLElement, { path, title, label, description }: SearchEntry): HTMLElement {
  // `cloneNode` returns the same type of element.
  const item = sample.cloneNode(true) as HTMLElement
  item.hidden = false
  delete item.dataset.search
  const texts = [title, label, description]
  for (const [at, child] of [...item.children].entries()) child.textContent = texts[at] ?? ''
  item.firstElementChild?.setAttribute('href', path)
  return item
}

const announcementOf = (results: SearchResults): string =>
  [...headingsOfDangers(), ...results.notes, countOf(results)].join('. ')

const headingsOfDangers = () =>
  [...part('dangers').querySelectorAll('[data-danger]:not([hidden]) h2')].map(
    (heading) => heading.textContent,
  )

function countOf({ entries: { length }, language }: SearchResults): string {
  const result = language === 'es' ? 'resultado' : 'result'
  return length === 1 ? `1 ${result}` : `${length || 'No'} ${result}s`
}

function part<Part extends HTMLElement = HTMLElement>(name: string): Part {
  const element = document.querySelector<Part>(`[data-search="${name}"]`)
  if (!element) throw new Error(`The search page has no ${name}`)
  return element
}
