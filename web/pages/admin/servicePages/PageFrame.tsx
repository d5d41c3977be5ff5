import { useEffect, useRef, useState } from 'react'
import { trustedHtml } from '../../../data/trustedHtml.ts'
import styles from './PageFrame.module.css'
import { pendingMark } from './previewHtml.ts'

/** A document laid out at a device's width and scaled down to fit. No script in it can run. */
export function PageFrame({
  title,
  html,
  width,
  height,
}: {
  title: string
  html: string
  width: number
  height: number
}) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [width])
  useEffect(() => {
    // React would turn the trusted HTML into a string.
    if (frame.current) frame.current.srcdoc = trustedHtml(html)
  }, [html])
  return (
    <div ref={container} className={styles.container} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        // With the site's origin the frame may load its images; safe because scripts stay off.
        sandbox="allow-same-origin"
        className={styles.frame}
        style={{ width, height, scale }}
        onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
          if (!contentDocument) return
          contentDocument.documentElement.dataset.theme = document.documentElement.dataset.theme ?? ''
          const image = contentDocument.querySelector(`[${pendingMark}]`)?.getBoundingClientRect()
          // Not scrollIntoView, which also scrolls the dialog around the frame.
          if (image) contentWindow?.scrollTo({ top: image.top + image.height / 2 - height / 2 })
        }}
      />
    </div>
  )
}
