import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { allowedTags, imagePath } from '#shared/html/allowedHtml.ts'
import proseStyles from '../../../../ui/Prose.module.css'
import { inertBody } from '../../inertBody.ts'
import styles from './RichTextField.module.css'

/** A stored text as visitors see it, with links that lead nowhere. */
export function StaticText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(inertBody(html)), [html])
  return <div className={proseStyles.prose}>{content}</div>
}

const childrenOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => <Fragment key={String(index)}>{rendered(node)}</Fragment>)

/** Only allowed elements, and of their attributes only what an image needs. */
function rendered(node: Node): ReactNode {
  if (node instanceof Text || node.nodeType === 3) return node.textContent
  if (node.nodeType !== 1) return null
  const element = node as Element // Its node type.
  const name = element.localName
  if (name === 'img') {
    const src = element.getAttribute('src') ?? ''
    return imagePath.test(src) ? <img src={src} alt={element.getAttribute('alt') ?? ''} /> : null
  }
  if (name === 'a') return <span className={styles.link}>{childrenOf(element)}</span>
  if (name === 'br' || name === 'hr') return createElement(name)
  return allowedTags.includes(name) ? createElement(name, null, ...childrenOf(element)) : childrenOf(element)
}
