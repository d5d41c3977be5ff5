import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import { UnfetchableImage } from '../../../functions/media/fetchImage.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { copyImages } from './copyImages.ts'

const folder = temporaryFolder()
const fileOf = (name: string) => path.join(folder, name)
function write(name: string, content: unknown): void {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), typeof content === 'string' ? content : JSON.stringify(content))
}
const read = (name: string) => parseYaml(readFileSync(fileOf(name), 'utf8')) as Record<string, string>

const photo = 'https://old-site.example/photo.jpg'
const gone = 'https://old-site.example/gone.jpg'

it('names a copy for every image of another website, fetched once, and leaves links and sharing images', async () => {
  const seo = { openGraph: { image: { url: photo } }, twitter: { image: photo } }
  const hero = { name: 'background image', values: { src: photo, alt: '' } }
  const link = { name: 'cta button', values: { label: 'Photo', url: photo } }
  const html = `<p><a href="${photo}">A photo</a> <img alt="" src="${photo}"> <img src='/art/a.svg'></p>`
  write('treatment/a.yaml', { heroImage: photo, image1: '/art/a.svg', image2: gone, text1: html, seo })
  write('page/home.yaml', { content: JSON.stringify([{ name: 'hero', elements: [hero, link] }]) })
  write('post/p.yaml', { content: html })

  const copy = vi.fn(async (address: string) => {
    if (address === gone) throw new UnfetchableImage('responds with status 404')
    return '/media/copy.webp'
  })
  const { copies, failures } = await copyImages(folder, copy)

  expect(copy.mock.calls.flat().sort()).toEqual([gone, photo])
  expect([...copies]).toEqual([[photo, '/media/copy.webp']])
  expect([...failures]).toEqual([[gone, 'responds with status 404']])
  const copied = `<p><a href="${photo}">A photo</a> <img alt="" src="/media/copy.webp"> <img src='/art/a.svg'></p>`
  expect(read('treatment/a.yaml')).toEqual({
    heroImage: '/media/copy.webp',
    image1: '/art/a.svg',
    image2: gone,
    text1: copied,
    seo,
  })
  expect(JSON.parse(String(read('page/home.yaml').content))).toEqual([
    { name: 'hero', elements: [{ ...hero, values: { src: '/media/copy.webp', alt: '' } }, link] },
  ])
  expect(read('post/p.yaml')).toEqual({ content: copied })
})

it('leaves a file without such images as it is, byte for byte', async () => {
  write('review/r.yaml', '{ "title":"Kind" }')
  await copyImages(folder, async () => '/media/copy.webp')
  expect(readFileSync(fileOf('review/r.yaml'), 'utf8')).toBe('{ "title":"Kind" }')
})

it('names a file that cannot be read', async () => {
  write('faq/f.yaml', '{')
  await expect(copyImages(folder, async () => '')).rejects.toThrow(`${fileOf('faq/f.yaml')} cannot be used: `)
})
