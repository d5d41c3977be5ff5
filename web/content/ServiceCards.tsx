import { type ReadElement, textIn } from '#shared/rules/pageContent.ts'
import { illustrationSize } from '#shared/rules/picture.ts'
import { SitePicture } from '../ui/SitePicture.tsx'
import { keyed } from './keyed.ts'
import { linkAddress } from './linkAddress.ts'
import styles from './ServiceCards.module.css'

type Values = ReadElement['values']

/** Cards that lead to a service, each with as much of picture, text and link as it has. */
export function ServiceCards({ cards }: { cards: readonly Values[] }) {
  return (
    <ul role="list" className={styles.cards}>
      {keyed(cards).map(({ key, entry }) => (
        <ServiceCard key={key} values={entry} />
      ))}
    </ul>
  )
}

function ServiceCard({ values }: { values: Values }) {
  const title = textIn(values, 'title')
  const image = textIn(values, 'image')
  const address = linkAddress(textIn(values, 'ctaUrl'))
  return (
    <li className={styles.card}>
      {image && <SitePicture picture={{ src: image, alt: '', ...illustrationSize, sources: [] }} lazy />}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{textIn(values, 'description')}</p>
        {address && (
          <a href={address} className={styles.more}>
            {textIn(values, 'ctaText') ?? 'Learn more'} <span className="visually-hidden">about {title}</span>
          </a>
        )}
      </div>
    </li>
  )
}
