import { useEffect, useRef, useState } from 'react'
import styles from './PageFrame.module.css'
import { pendingMark } from './previewOf.ts'

/** A document drawn at a screen's width and shrunk to the room there is. Nothing in it can run. */
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
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const measured = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    if (room.current) measured.observe(room.current)
    return () => measured.disconnect()
  }, [width])
  return (
    <div ref={room} className={styles.room} style={{ height: height * scale }}>
      <iframe
        title={title}
        srcDoc={html}
        // Its own origin lets it show the site's pictures; without scripts that gives nobody anything.
        sandbox="allow-same-origin"
        className={styles.frame}
        style={{ width, height, scale }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.documentElement.dataset.theme = document.documentElement.dataset.theme ?? ''
          contentDocument.querySelector(`[${pendingMark}]`)?.scrollIntoView({ block: 'center' })
        }}
      />
    </div>
  )
}
