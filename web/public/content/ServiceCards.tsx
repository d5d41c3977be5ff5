import type { ElementGroup, ParsedValues } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { CardLink, ImageCard } from '../../ui/ImageCard.tsx'
import { illustration } from '../../ui/image.ts'
import { keyed } from './keyed.ts'
import styles from './ServiceCards.module.css'

export function ServiceCards({ values }: Pick<ElementGroup<'card'>, 'values'>) {
  return (
    <ul role="list" className={styles.cards}>
      {keyed(values).map(({ key, entry }) => (
        <ServiceCard key={key} values={entry} />
      ))}
    </ul>
  )
}

function ServiceCard({ values }: { values: ParsedValues<'card'> }) {
  const { title, description, image, ctaText = 'Learn more', ctaUrl } = values
  const address = linkAddress(ctaUrl)
  return (
    <li>
      <ImageCard image={image ? illustration(image) : undefined}>
        <h3>{title}</h3>
        <p>{description}</p>
        {address && (
          <CardLink href={address} about={`about ${title}`}>
            {ctaText}
          </CardLink>
        )}
      </ImageCard>
    </li>
  )
}
