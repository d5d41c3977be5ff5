import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldPath } from '#shared/documents/fieldPath.ts'
import { previewFramePath } from '#shared/rendering.ts'
import { useReadSite } from '../../../../data/useSite.ts'
import form from '../../../ui/form.module.css'
import { useServicePages } from '../../../useStaffQuery.ts'
import { focusedField, useShowField } from '../../fields/focusField.ts'
import { pathAbove, textOf } from '../../kinds/changedContent.ts'
import { deskKinds } from '../../kinds/deskKinds.ts'
import type { DocumentState } from '../../state/documentState.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import { type EditorMessage, type FrameMessage, pathOfTarget, targetOf } from './fieldTargets.ts'
import styles from './Preview.module.css'

const devices = [
  { name: 'Phone', width: 390 },
  { name: 'Desktop', width: 1280 },
] as const

/** Milliseconds after the last key. */
const pause = 250

/** The public page over the draft. A click in it chooses the field; the field in use is marked in it. */
export function Preview() {
  const { state, content } = useOpenDocument()
  const desk = state.document
  const showField = useShowField(desk.kind)
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0])
  const [isReady, setIsReady] = useState(false)
  const [field, setField] = useState<FieldPath>([])
  const frame = useRef<HTMLIFrameElement>(null)
  const { container, scale, height } = useScale(device.width)
  const { data: treatmentPages = [] } = useServicePages()
  const address = { ...content, slug: addressOf(state) }
  const path = deskKinds[desk.kind].previewPath(
    { id: desk.id, content: address },
    { treatmentPages, site: useReadSite() },
  )

  const send = useEffectEvent(() => {
    const now = desk.published?.publishedAt ?? new Date().toISOString()
    const draft = { kind: desk.kind, id: desk.id, content, now }
    const message: EditorMessage = { draft, path, target: targetOf(content, field) }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  })
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<FrameMessage>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    if (data.type === 'ready') {
      setIsReady(true)
      return
    }
    const chosen = pathOfTarget(content, data.target)
    if (chosen) showField(chosen)
  })

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? focusedField(target) : undefined
      if (focused) setField(focused)
    }
    addEventListener('message', receive)
    document.addEventListener('focusin', follow)
    return () => {
      removeEventListener('message', receive)
      document.removeEventListener('focusin', follow)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame follows the content, the address and the field in use
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(send, pause)
    return () => clearTimeout(timer)
  }, [content, path, field, isReady])

  return (
    <section className={form.stack} aria-labelledby="preview">
      <div className={form.between}>
        <h2 id="preview">Preview</h2>
        <fieldset className={form.actions}>
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

/** The address stays while somebody types another one: each would be another page for the frame. */
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
