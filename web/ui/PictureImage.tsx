import type { ComponentProps, SyntheticEvent } from 'react'

/** Stands in for a picture that could not be loaded. */
const standIn = '/art/default.svg'

/** An image that is replaced by a calm stand-in when its file is missing, so that no broken mark is ever shown. */
export function PictureImage({ alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return <img alt={alt} {...rest} onError={replaceOnce} />
}

function replaceOnce({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  if (image.getAttribute('src') === standIn) return
  image.removeAttribute('srcset')
  image.src = standIn
}
