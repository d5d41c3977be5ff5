import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '../../../../../data/queryClient.ts'
import { readOverNetwork } from '../../../../../data/read.ts'
import { reportError } from '../../../../../data/reportError.ts'
import { makeRouter } from '../../../../../public/routes.tsx'
import type { PreviewDraft } from '../../../kinds/fieldTypes.ts'
import type { EditorMessage, FrameMessage } from '../fieldTargets.ts'
import { rememberReads, withDraft } from '../overlay.ts'
import { normalized, type PreviewTarget, targetAt } from '../targetAt.ts'
import styles from './marks.module.css'

/** Renders the public routes with the draft that the editor sends. Links and forms in the frame do nothing. */
export function startPreviewFrame(container: Element): void {
  document.documentElement.classList.add(styles.frame ?? '')
  let page: ReturnType<typeof makePage> | undefined
  let target: PreviewTarget = { texts: [] }
  let isInView = true
  const markTarget = () => {
    const element = mark(document, target)
    if (element && !isInView) scrollTo(element)
    isInView ||= element !== undefined
  }
  // The first page is rendered some time after its draft came.
  new MutationObserver(markTarget).observe(container, { childList: true, subtree: true })
  addEventListener('message', ({ origin, source, data }: MessageEvent<EditorMessage>) => {
    if (origin !== location.origin || source !== parent) return
    page ??= makePage(container, data.path)
    void page.show(data.draft, data.path).then(() => {
      target = data.target
      isInView = false
      markTarget()
    })
  })
  for (const type of ['click', 'submit', 'auxclick']) addEventListener(type, choose, { capture: true })
  tellEditor({ type: 'ready' })
}

/** Scrolls the frame only, since `scrollIntoView` would also scroll the page around it. */
function scrollTo(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) scrollBy(0, top - innerHeight / 4)
}

function choose(event: Event): void {
  if (!(event.target instanceof Element)) return
  if (event.type !== 'click' || event.target.closest('a, button')) event.preventDefault()
  const target = targetAt(event.target)
  if (target) tellEditor({ type: 'chosen', target })
}

const tellEditor = (message: FrameMessage) => parent.postMessage(message, location.origin)

function makePage(container: Element, firstPath: string) {
  let draft: PreviewDraft | undefined
  const readPublished = rememberReads(readOverNetwork)
  const queryClient = makeQueryClient(async (url) => {
    const result = await readPublished(url)
    return draft ? withDraft(url, result, draft) : result
  })
  const history = createMemoryHistory({ initialEntries: [firstPath] })
  const router = makeRouter(queryClient, { history })
  let isRendered = false
  const showNow = async (path: string) => {
    if (!isRendered) {
      isRendered = true
      await router.load()
      createRoot(container, { onUncaughtError: reportError, onCaughtError: reportError }).render(
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      )
      return
    }
    if (path !== history.location.pathname) {
      queryClient.removeQueries()
      history.replace(path)
      await router.load()
    } else await queryClient.invalidateQueries()
  }
  let shown = Promise.resolve()
  return {
    /** Waits until the previous draft is shown. Otherwise its pending reads would count as fresh for this draft. */
    show(newest: PreviewDraft, path: string) {
      draft = newest
      shown = shown.then(() => showNow(path))
      return shown
    },
  }
}

const attribute = 'data-edited'

export function mark(root: ParentNode, { texts, image }: PreviewTarget): Element | undefined {
  for (const element of root.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  const marked = image
    ? Array.from(root.querySelectorAll('img')).filter((element) => element.getAttribute('src') === image)
    : elementsWith(root, new Set(texts))
  for (const element of marked) element.setAttribute(attribute, '')
  return marked[0]
}

/** The innermost elements whose whole text is one of the texts. */
function elementsWith(root: ParentNode, texts: ReadonlySet<string>): Element[] {
  if (texts.size === 0) return []
  const found = Array.from(root.querySelectorAll('*')).filter((element) =>
    texts.has(normalized(element.textContent)),
  )
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
}
