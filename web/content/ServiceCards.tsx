import { illustrationSize } from '#shared/rules/image.ts'
import { type ParsedElement, textIn } from '#shared/rules/pageContent.ts'
import { CardLink, ImageCard } from '../ui/ImageCard.tsx'
import { keyed } from './keyed.ts'
import { linkAddress } from './linkAddress.ts'
import styles from './ServiceCards.module.css'

type Values = ParsedElement['values']

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
    <li>
      <ImageCard picture={image ? { src: image, alt: '', ...illustrationSize, sources: [] } : undefined}>
        <h3>{title}</h3>
        <p>{textIn(values, 'description')}</p>
        {address && (
          <CardLink href={address} about={`about ${title}`}>
            {textIn(values, 'ctaText') ?? 'Learn more'}
          </CardLink>
        )}
      </ImageCard>
    </li>
  )
}
