import * as z from 'zod/mini'

/**
 * The shapes of stored page content. They are lenient on purpose: an unknown section or element is
 * kept and drawn as such, so that one odd piece never costs a visitor the page.
 */
const words = z.string()
const choice = z.object({ value: words, label: words })

/** The values that each element name holds. (Entities: "Element names", "Home element names".) */
export const elementValues = {
  'main heading': z.object({ text: words }),
  'section heading': z.object({ text: words }),
  'section title': z.object({ text: words }),
  subtitle: z.object({ text: words }),
  description: z.object({ text: words }),
  'content paragraph': z.object({ text: words }),
  'cta button': z.object({ label: words, url: words }),
  'profile image': z.object({ src: words, alt: z.optional(words) }),
  'background image': z.object({ src: words, alt: z.optional(words) }),
  'section image': z.object({ src: words, alt: z.optional(words) }),
  'background color': z.object({ color: words }),
  'email input': z.object({ title: words, placeholder: z.optional(words) }),
  'region dropdown': z.object({
    title: words,
    placeholder: z.optional(words),
    options: z.array(choice),
  }),
  'social icon': z.object({ url: words, iconName: words }),
  'dark mode toggle': z.object({ enabled: z.boolean(), label: z.optional(words) }),
  'insurance logos': z.object({
    logos: z.array(z.object({ name: words, src: z.optional(words), alt: z.optional(words) })),
  }),
  card: z.object({
    title: words,
    description: z.optional(words),
    image: z.optional(words),
    ctaText: z.optional(words),
    ctaUrl: z.optional(words),
  }),
  feature: z.object({
    icon: z.optional(words),
    title: words,
    description: z.optional(words),
  }),
} as const
export type ElementName = keyof typeof elementValues
export type ElementValues = { [Name in ElementName]: z.infer<(typeof elementValues)[Name]> }

/** An element of a section, as stored: its name says what its values hold. */
export type PageElement = { [Name in ElementName]: { name: Name; values: ElementValues[Name] } }[ElementName]

/** A named section with its elements. */
export interface PageSection {
  name: string
  type?: 'elements'
  elements: PageElement[]
}

/** A frame from another service, shown 863 px high when it is the contact form. */
export interface EmbedSection {
  name?: string
  type: 'embed'
  title: string
  /** The frame's address; the configured contact form where it is missing. */
  url?: string
}

/** The clinic's offices; the three of `shared/site.ts` where `locations` is missing. */
export interface LocationsSection {
  name?: string
  type: 'locations'
  title?: string
  locations?: PageLocation[]
}

/** An office as a page describes it. (Entities: "Location (from pages)".) */
export interface PageLocation {
  name: string
  subtitle?: string
  address: string
  city: string
  state: string
  zip: string
  phone: string
  directions_url: string
}

/** Shows entries of a table: all of them, or those whose ids `items` lists. */
export interface TableReference {
  table: TableName
  items?: string[]
}

/** The tables that a reference can name; any other is "Unsupported table". */
export const tableNames = ['services', 'faqs', 'reviews', 'posts'] as const
export type TableName = (typeof tableNames)[number]

export type AnySection =
  | PageSection
  | EmbedSection
  | LocationsSection
  | (TableReference & { name?: string; title?: string })

/** The three shapes in which a page's content is stored. */
export type StoredContent = AnySection[] | { title: string; sections: AnySection[] } | TableReference
