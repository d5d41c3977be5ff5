import type { ElementGroup, ParsedValues } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { CardLink, CardTitle, ImageCard } from '../../ui/ImageCard.tsx'
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
  const { title, description, image, ctaText, ctaUrl } = values
  const address = linkAddress(ctaUrl)
  return (
    <li>
      <ImageCard image={image ? illustration(image) : undefined}>
        <CardTitle href={ctaText ? undefined : address}>{title}</CardTitle>
        <p>{description}</p>
        {address && ctaText && (
          <CardLink href={address} about={`about ${title}`}>
            {ctaText}
          </CardLink>
        )}
      </ImageCard>
    </li>
  )
}
