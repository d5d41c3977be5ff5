import type { ParsedValues } from '#shared/documents/pageContent.ts'
import { heroImage, illustration } from '../../ui/image.ts'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './ContentImage.module.css'

const shapes = {
  profile: { sized: illustration, className: styles.profile },
  illustration: { sized: illustration, className: styles.image },
  hero: { sized: heroImage, className: styles.image },
} as const

interface ContentImageProps {
  values: ParsedValues<'section image'>
  shape: keyof typeof shapes
}

export function ContentImage({ values: { src, alt }, shape }: ContentImageProps) {
  const { sized, className } = shapes[shape]
  return src ? <SiteImage image={sized(src, alt)} className={className} lazy /> : null
}
