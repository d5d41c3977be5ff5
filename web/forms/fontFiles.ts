import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const fileOf = (weight: number) =>
  resolve(`@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`)

export const fontFiles = { regular: fileOf(400), bold: fileOf(700) }
