import { focalPointOf } from '#shared/images/focalPoint.ts'
import type { SizedImage } from './image.ts'
import { laptop } from './styles/breakpoints.ts'

/** `lazy` is for images below the fold. */
export function SiteImage({
  image,
  lazy = false,
  sizes = `${laptop} 36rem, 100vw`,
  className,
}: {
  image: SizedImage
  lazy?: boolean
  sizes?: string
  className?: string | undefined
}) {
  const { src, alt, width, height, sources } = image
  const focus = focalPointOf(src)
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      decoding="async"
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={lazy ? undefined : 'high'}
      {...(sources.length > 0
        ? { srcSet: sources.map((source) => `${source.src} ${source.width}w`).join(', '), sizes }
        : {})}
    />
  )
}
