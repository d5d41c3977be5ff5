import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath } from '#shared/documents/fieldPath.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { previewFramePath } from '#shared/rendering.ts'
import { textOf } from '#shared/text/textOf.ts'
import { serverNow } from '../../../../data/serverClock.ts'
import { useReadSite } from '../../../../data/useSite.ts'
import form from '../../../ui/form.module.css'
import { useServicePages } from '../../../useStaffQuery.ts'
import { focusedField, useShowField } from '../../fields/focusField.ts'
import { pathAbove } from '../../kinds/changedContent.ts'
import { deskKinds } from '../../kinds/deskKinds.ts'
import type { PreviewDraft } from '../../kinds/fieldTypes.ts'
import type { DocumentState } from '../../state/documentState.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import { type EditorMessage, type FrameMessage, pathOfTarget, targetOf } from './fieldTargets.ts'
import styles from './Preview.module.css'
import type { PreviewTarget } from './targetAt.ts'

const devices = [
  { name: 'Phone', width: 390 },
  { name: 'Desktop', width: 1280 },
] as const

/** Milliseconds from the last edit to the update of the preview. */
const pause = 250

/** The public page with the draft's content. A click on the page shows the field, and the focused field is marked. */
export function Preview() {
  const { state, kind, id, published, content } = useOpenDocument()
  const showField = useShowField(kind)
  const [field, setField] = useState<FieldPath>([])
  const { data: treatmentPages = [] } = useServicePages()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? focusedField(target) : undefined
      if (focused) setField(focused)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return (
    <DraftFrame
      draft={{ kind, id, content, now: published?.publishedAt }}
      address={addressOf(state)}
      treatmentPages={treatmentPages}
      target={targetOf(content, field)}
      onChosen={(target) => {
        const chosen = pathOfTarget(content, target)
        if (chosen) showField(chosen)
      }}
    />
  )
}

export function DraftFrame({
  draft: { kind, id, content, now },
  address,
  treatmentPages,
  target,
  onChosen,
}: {
  /** `now` is the present by default. */
  draft: Omit<PreviewDraft, 'now'> & { now?: string | undefined }
  address: string
  treatmentPages: readonly ServicePage[]
  /** What is marked on the page. */
  target: PreviewTarget
  onChosen: (target: PreviewTarget) => void
}) {
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0])
  const [isReady, setIsReady] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { container, scale, height } = useScale(device.width)
  const path = deskKinds[kind].previewPath(
    { id, content: { ...content, slug: address } },
    { treatmentPages, site: useReadSite() },
  )

  const send = useEffectEvent(() => {
    const draft = { kind, id, content, now: now ?? serverNow().toISOString() }
    const message: EditorMessage = { draft, path, target }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<FrameMessage>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    if (data.type === 'ready') setIsReady(true)
    else onChosen(data.target)
  })

  useEffect(() => {
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  const targetName = JSON.stringify(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame follows the content, the address and the target
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  }, [content, path, targetName, isReady])

  return (
    <section className={form.stack} aria-labelledby="preview">
      <div className={form.between}>
        <h2 id="preview">Preview</h2>
        <fieldset className={`${form.actions} ${styles.devices}`}>
          <legend className="visually-hidden">Screen</legend>
          {devices.map((choice) => (
            <label key={choice.name} className={styles.device}>
              <input
                type="radio"
                name="device"
                className="visually-hidden"
                checked={choice === device}
                onChange={() => setDevice(choice)}
              />
              {choice.name}
            </label>
          ))}
        </fieldset>
      </div>
      <div ref={container} className={styles.container}>
        <iframe
          ref={frame}
          title={`Preview of ${path}, ${device.name}`}
          src={previewFramePath}
          className={styles.frame}
          style={{
            width: device.width,
            height,
            transform: `scale(${scale})`,
            ...(scale < 1 ? { margin: 0 } : {}),
          }}
        />
      </div>
    </section>
  )
}

/** Keeps the published address while the member types another, because the frame would load a page for each letter. */
const addressOf = ({ document: { published }, content }: DocumentState): string =>
  published ? textOf(published.content.slug) : pathAbove(textOf(content.slug))

function useScale(width: number) {
  const container = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 700 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  return { container, scale, height: room.height / scale }
}
