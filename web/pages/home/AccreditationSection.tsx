import { linkAddress } from '#shared/rules/linkAddress.ts'
import { imageIn, textIn, valuesNamed } from '#shared/rules/pageContent.ts'
import { keyed } from '../../content/keyed.ts'
import { useSite } from '../../data/useSite.ts'
import { CardLink } from '../../ui/ImageCard.tsx'
import styles from './AccreditationSection.module.css'
import { ArrangedSection } from './ArrangedSection.tsx'
import type { HomeSection } from './section.ts'

export const AccreditationSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={['card']} tone="deep">
    <ul role="list" className={styles.seals}>
      {keyed(valuesNamed(elements, 'card')).map(({ key, entry }) => {
        const title = textIn(entry, 'title')
        const image = imageIn(entry, 'image')
        const address = linkAddress(textIn(entry, 'ctaUrl'))
        return (
          <li key={key} className={styles.seal}>
            {image && <img src={image} alt="" width="72" height="72" loading="lazy" />}
            <div>
              <h3>{title}</h3>
              <p>{textIn(entry, 'description')}</p>
              {address && (
                <CardLink href={address} about={`about ${title}`}>
                  {textIn(entry, 'ctaText') ?? 'Learn more'}
                </CardLink>
              )}
            </div>
          </li>
        )
      })}
    </ul>
    <SampleNotice />
  </ArrangedSection>
)

function SampleNotice() {
  const { sampleNotice } = useSite()
  return sampleNotice && <p className={styles.notice}>{sampleNotice}</p>
}
