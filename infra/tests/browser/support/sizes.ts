interface Size {
  width: number
  height: number
  /** Whether tests also set the text spacing of WCAG 1.4.12 at it. */
  withSpacing?: boolean
}

/** Windows of 320 to 2560 px: phones, tablets and laptops, upright and on their side, and a laptop at 200 % and 400 % zoom. */
export const sizes: readonly Size[] = [
  { width: 320, height: 256, withSpacing: true },
  { width: 360, height: 740, withSpacing: true },
  { width: 375, height: 667 },
  { width: 414, height: 896 },
  { width: 480, height: 800 },
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 768, height: 1024, withSpacing: true },
  { width: 844, height: 390 },
  { width: 1023, height: 700 },
  { width: 1024, height: 700, withSpacing: true },
  { width: 1100, height: 800, withSpacing: true },
  { width: 1248, height: 700 },
  { width: 1280, height: 720, withSpacing: true },
  { width: 1366, height: 657 },
  { width: 1920, height: 1080, withSpacing: true },
  { width: 2560, height: 1440 },
]
