import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { illustrationSize, type SizedImage } from '#shared/rules/image.ts'
import { breakpoints } from '../../styles/breakpoints.ts'
import { Prose } from '../../ui/Prose.tsx'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './TextBlocks.module.css'

/** A stretch of a page: a picture, a heading, a text; whichever of them there are. */
export interface TextBlock {
  picture?: SizedImage | undefined
  heading?: string | undefined
  text?: string | undefined
}

/** The texts of a treatment page one after another; what is missing leaves no gap. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.filter(isThere).map(({ picture, heading, text }) => (
    <section key={`${heading} ${picture?.src} ${text?.length}`} className={styles.block}>
      {picture && (
        <SiteImage
          picture={picture}
          lazy
          sizes={`${breakpoints.laptop} 45rem, 100vw`}
          className={styles.picture}
        />
      )}
      {heading && <h2>{heading}</h2>}
      {text && <Prose html={text} />}
    </section>
  ))
}

const isThere = ({ picture, heading, text }: TextBlock) => Boolean(picture || heading || text)

/**
 * The blocks of a page: the introduction, then three texts under their headings. Every other one opens with a
 * picture, so that words and pictures take turns; `pictures` go to the first, the second and the third heading.
 */
export const blocksOf = (
  page: TreatmentPage,
  pictures: readonly (string | undefined)[],
): readonly TextBlock[] => [
  { text: page.text1 },
  { picture: pictureAt(pictures[0]), heading: page.heading1, text: page.text2 },
  { picture: pictureAt(pictures[1]), heading: page.heading2, text: page.text3 },
  { picture: pictureAt(pictures[2]), heading: page.heading3, text: page.text4 },
]

/** The texts beside it say what matters, so it is for the eye alone. */
const pictureAt = (src: string | undefined): SizedImage | undefined =>
  src ? { src, alt: '', ...illustrationSize, sources: [] } : undefined
