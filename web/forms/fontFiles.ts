import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const face = (weight: number) =>
  resolve(`@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`)

/** The files of the faces that forms are printed in: the site's own. */
export const fontFiles = { regular: face(400), bold: face(700) }
