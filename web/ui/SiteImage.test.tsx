import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { illustration } from './image.ts'
import { SiteImage } from './SiteImage.tsx'

const rendered = (src: string) => renderToStaticMarkup(<SiteImage image={illustration(src, 'A bridge')} />)

it('a cropped image keeps its focal point in view, without a script [13.76]', () => {
  expect(rendered('/media/a.webp#focus=30,20')).toContain('style="object-position:30% 20%"')
  expect(rendered('/media/a.webp')).not.toContain('style')
})
