import { transformSync } from 'esbuild'

export const minifyStyles = (html: string): string =>
  html.replace(
    /(?<=<style>)[\s\S]*?(?=<\/style>)/g,
    (css) => transformSync(css, { loader: 'css', minify: true }).code,
  )
