/** Windows of 320 to 1920 px: phones, a tablet and laptops, and a laptop at 400 % zoom. */
export const sizes = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 700 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const
