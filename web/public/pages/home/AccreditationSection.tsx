import { imageIn, type StoredValues, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import type { Accreditation } from '#shared/entities/site.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { useSite } from '../../../data/useSite.ts'
import { CardLink } from '../../../ui/ImageCard.tsx'
import { keyed } from '../../content/keyed.ts'
import styles from './AccreditationSection.module.css'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

/** The accreditation of the clinic, then the cards of the page. A card of an earlier version with the same name is left out. */
export const AccreditationSection: HomeSection = ({ elements }) => {
  const { accreditations, sampleNotice } = useSite()
  const cards = valuesNamed(elements, 'card').map(sealOf)
  const names = new Set(accreditations.map(({ name }) => name))
  const seals: Seal[] = [...accreditations, ...cards.filter(({ name }) => !names.has(name))]
  return (
    <ArrangedSection elements={elements} arranges={['card']} tone="deep">
      {seals.length > 0 && (
        <>
          <ul role="list" className={styles.seals}>
            {keyed(seals).map(({ key, entry }) => (
              <li key={key} className={styles.seal}>
                <SealContent seal={entry} />
              </li>
            ))}
          </ul>
          {sampleNotice && <p className={styles.notice}>{sampleNotice}</p>}
        </>
      )}
    </ArrangedSection>
  )
}

type Seal = Accreditation & { linkText?: string | undefined }

const sealOf = (card: StoredValues<'card'>): Seal => ({
  name: textIn(card, 'title') ?? '',
  description: textIn(card, 'description'),
  image: imageIn(card, 'image'),
  url: textIn(card, 'ctaUrl'),
  linkText: textIn(card, 'ctaText'),
})

function SealContent({ seal: { name, description, image, url, linkText = 'Learn more' } }: { seal: Seal }) {
  const address = linkAddress(url)
  return (
    <>
      {image && <img src={image} alt="" width="72" height="72" loading="lazy" />}
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
        {address && (
          <CardLink href={address} about={`about ${name}`}>
            {linkText}
          </CardLink>
        )}
      </div>
    </>
  )
}
