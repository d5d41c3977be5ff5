import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { anchorsOf } from '#shared/html/anchor.ts'
import { illustration, type SizedImage } from '../../../ui/image.ts'
import { Prose } from '../../../ui/Prose.tsx'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import { laptop } from '../../../ui/styles/breakpoints.ts'
import { faqAnchor } from './faqAnchor.ts'
import styles from './TextBlocks.module.css'

interface TextBlock {
  image?: SizedImage | undefined
  heading?: string | undefined
  anchor?: string | undefined
  text?: string | undefined
}

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.filter(hasContent).map(({ image, heading, anchor, text }) => (
    <section key={`${anchor} ${image?.src} ${text?.length}`} className={styles.block}>
      {image && <SiteImage image={image} lazy sizes={`${laptop} 45rem, 100vw`} className={styles.image} />}
      {heading && <h2 id={anchor}>{heading}</h2>}
      {text && <Prose html={text} />}
    </section>
  ))
}

const hasContent = ({ image, heading, text }: TextBlock) => Boolean(image || heading || text)

/** The introduction, then the texts with their headings. `images` are above the first three headings. */
export function blocksOf(page: TreatmentPage, images: readonly (string | undefined)[]): readonly TextBlock[] {
  const blocks: TextBlock[] = [
    { text: page.text1 },
    { image: decorative(images[0]), heading: page.heading1, text: page.text2 },
    { image: decorative(images[1]), heading: page.heading2, text: page.text3 },
    { image: decorative(images[2]), heading: page.heading3, text: page.text4 },
    ...(page.sections ?? []).map(({ image, heading, html: text }) => ({
      image: decorative(image),
      heading,
      text,
    })),
  ]
  const anchors = anchorsOf(
    blocks.map(({ heading = '' }) => heading),
    { taken: [faqAnchor.id] },
  )
  return blocks.map((block, index) => ({ ...block, anchor: block.heading && anchors[index]?.id }))
}

/** The description and the texts of a page, without headings, questions and answers. */
export const textOf = (page: TreatmentPage): string =>
  [
    ...[page.description, page.text1, page.text2, page.text3, page.text4],
    ...(page.sections ?? []).map(({ html }) => html),
  ].join('\n')

const decorative = (src: string | undefined): SizedImage | undefined => (src ? illustration(src) : undefined)
