import { lightColor } from '../../ui/styles/tokens.ts'
import type { Color } from './color.ts'

/** The colors of the logo and the social cards. */
export const brandColors = {
  pine: lightColor('pine'),
  river: '#2f7f86',
  sand: lightColor('sand'),
  dawn: lightColor('dawn'),
  sun: '#fffaf0',
} as const satisfies Record<string, Color>

/** Colors that no hour of the day changes. */
export const paints = {
  white: '#ffffff',
  black: '#000000',
  water: brandColors.river,
  petal: '#f2a27e',
  star: '#fff8e8',
  firefly: '#ffe29a',
  lamp: '#ffd48a',
  canoe: { hull: '#f2a27e', inside: '#c9704f' },
  rainbow: ['#f2a27e', '#fbd9a0', '#d6e3b4', '#9fcbc4', '#8fb3c4'],
} as const

/** What a season tints. */
export const seasonColors = {
  blossom: '#e2a59a',
  autumnCrown: '#c97a45',
  autumnMeadow: '#c9a964',
} as const satisfies Record<string, Color>

/** The county outline behind the offices. */
export const mapColors = {
  light: { land: '#f4efe2', officeCounty: '#f8e3d3', border: '#b9b49d', name: '#66716a' },
  dark: { land: '#1d312d', officeCounty: '#32342c', border: '#47605a', name: '#a3b5ae' },
} as const satisfies Record<string, Record<string, Color>>

/** Darker than lines on screens, because forms are photocopied. */
export const formLine: Color = '#6f6a5a'

/** The colors of an hour of the day. */
export interface Hour {
  /** From the zenith to the horizon. */
  sky: readonly [Color, Color, Color, Color]
  /** The sun or moon. */
  disc: Color
  /** The air around the disc, the edges of clouds. */
  glow: Color
  /** The farthest ridge. */
  far: Color
  /** The nearest ridge. */
  near: Color
  mist: Color
  meadow: Color
  /** In the foreground. */
  ground: Color
  /** Trees and grass in the foreground, nearly silhouettes. */
  leaf: Color
  /** Broadleaved trees. */
  crown: Color
  body: 'sun' | 'moon' | 'none'
  /** 0 to 1. */
  stars: number
}

export const hours = {
  preDawn: {
    sky: ['#1c3f4d', '#44747b', '#a9bcae', '#f3c3a2'],
    disc: '#fff3dd',
    glow: '#f7b892',
    far: '#8aa5a6',
    near: '#1a3f3c',
    mist: '#c3cec4',
    meadow: '#3f6a5d',
    ground: '#1b3d38',
    leaf: '#0f2725',
    crown: '#2a5950',
    body: 'moon',
    stars: 0.35,
  },
  firstLight: {
    sky: ['#7fb0b3', '#bfd5c9', '#f9dfc2', '#f6b893'],
    disc: '#fff6e2',
    glow: '#ffd0a4',
    far: '#b3c9c9',
    near: '#1f5049',
    mist: '#fbe8d3',
    meadow: '#8a9f6c',
    ground: '#2d5546',
    leaf: '#17382f',
    crown: '#4d7a5c',
    body: 'sun',
    stars: 0,
  },
  morning: {
    sky: ['#86bcc4', '#bfdcd8', '#e9ecd6', '#fde6bb'],
    disc: '#fffaf0',
    glow: '#ffe9b5',
    far: '#a9cac8',
    near: '#2f6b5c',
    mist: '#eef3e2',
    meadow: '#b3bf74',
    ground: '#4b7a52',
    leaf: '#1f4a42',
    crown: '#6f9a58',
    body: 'sun',
    stars: 0,
  },
  lateAfternoon: {
    sky: ['#7badb9', '#b5d0c9', '#efe0bd', '#f8cf98'],
    disc: '#fff4d6',
    glow: '#ffd995',
    far: '#a5b9b0',
    near: '#375f49',
    mist: '#f6e6c4',
    meadow: '#d0b565',
    ground: '#6a7a41',
    leaf: '#24433a',
    crown: '#b98a4a',
    body: 'sun',
    stars: 0,
  },
  dusk: {
    sky: ['#27495b', '#6c7f8c', '#d59d8b', '#f5ab80'],
    disc: '#ffe7c7',
    glow: '#ffb184',
    far: '#94898f',
    near: '#22404a',
    mist: '#e3b5a2',
    meadow: '#566a61',
    ground: '#213f42',
    leaf: '#122a2f',
    crown: '#3a5a58',
    body: 'sun',
    stars: 0.25,
  },
  night: {
    sky: ['#0f2531', '#1c4250', '#3d727a', '#8db3a6'],
    disc: '#fbf3df',
    glow: '#cfe3d3',
    far: '#4f8185',
    near: '#123338',
    mist: '#7fa6a2',
    meadow: '#28544f',
    ground: '#123033',
    leaf: '#0a1f23',
    crown: '#21494a',
    body: 'moon',
    stars: 1,
  },
  softRain: {
    sky: ['#86a0a1', '#aebebb', '#d3d9d0', '#efe3d0'],
    disc: '#fffaf0',
    glow: '#fbe4c8',
    far: '#adbdba',
    near: '#2e544e',
    mist: '#dfe5dc',
    meadow: '#86a07f',
    ground: '#3b6253',
    leaf: '#1b3f39',
    crown: '#527e66',
    body: 'none',
    stars: 0,
  },
} as const satisfies Record<string, Hour>

export type HourName = keyof typeof hours
