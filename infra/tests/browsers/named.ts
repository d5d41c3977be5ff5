/** What older browsers lack and the site uses all the same, by the sheets' selectors or the name of a script. */
interface Named {
  feature: RegExp
  /** All places in which it may be; without it, any. */
  places?: readonly string[]
  reason: string
}

export const named = {
  visitors: [
    {
      feature: /^html\.elements\.details\.name$/,
      places: ['CareCard', 'Header', 'LandingPage', 'screens'],
      reason: '`web/ui/details.enhancement.ts` closes the others; without scripts several stay open.',
    },
    {
      feature: /^html\.global_attributes\.inert$/,
      places: ['screens'],
      reason: 'The copy of the reviews is hidden from screen readers, and has nothing to focus.',
    },
    {
      feature: /^html\.elements\.(?:iframe\.loading|img\.fetchpriority)$/,
      reason: 'It loads sooner or later than is best.',
    },
    {
      feature:
        /^css\.(?:properties\.text-wrap|properties\.scrollbar-(?:color|width)|properties\.accent-color|properties\.outline)\b/,
      reason: 'It looks plainer: lines break elsewhere, the outline of a focused element has corners.',
    },
    {
      feature: /^css\.properties\.translate$/,
      places: ['.button:active'],
      reason: 'A pressed button does not move by its pixel.',
    },
    {
      feature: /^css\.properties\.align-content\b/,
      reason: 'Grids have had it for long; blocks without it start at the top.',
    },
    {
      feature: /^css\.properties\.overscroll-behavior\b/,
      places: ['.nav'],
      reason: 'The page behind the open menu scrolls on at the end of the menu.',
    },
    {
      feature: /^css\.properties\.grid-template-rows\.subgrid$/,
      places: [':root:not([data-menu=button]) .group'],
      reason: 'Lists beside a heading of two lines start higher.',
    },
    {
      feature: /^css\.(?:at-rules\.container|properties\.container-type)\b/,
      reason: 'Forms and care cards have one column at every width.',
    },
    {
      feature: /^css\.types\.length\.container_query_length_units$/,
      places: ['.name', '.towardsLeft'],
      reason: 'The names on the map that no script has replaced begin at their dots.',
    },
    {
      feature: /^css\.at-rules\.media\.(?:scripting|forced-colors)$/,
      reason: 'Without scripts, controls that need them stay in view, and do nothing.',
    },
    {
      feature: /^css\.(?:selectors\.details-content|properties\.content-visibility)\b/,
      places: [
        '.card details::details-content',
        '.group::details-content',
        '.index details::details-content',
        '.sources::details-content',
        '.details[open]::details-content',
        '.item::details-content',
      ],
      reason: 'What is closed on the screen stays closed on paper and without scripts; a press opens it.',
    },
    {
      feature: /^css\.types\.color\.color-mix$/,
      places: ['.plain:hover', '.toggle:hover'],
      reason: 'A ground under the pointer, beside the underline of links; without it there is none.',
    },
    {
      feature: /^css\.selectors\.(?:has|user-invalid)$/,
      places: [
        '.field:has(:user-invalid) :is(.problem,.otherWay)',
        '.field input:user-invalid:not([type=radio])',
        '.fields:has(>div :user-invalid)',
      ],
      reason: 'Without scripts, the bubble of the browser says what is wrong.',
    },
    {
      feature: /^css\.selectors\.has$/,
      places: ['.section:has([aria-current])>.summary'],
      reason: 'The link to the current page is underlined in the menu, but not the heading above it.',
    },
    {
      feature: /^css\.selectors\.has$/,
      places: [
        ':root:not([data-menu=button]) .panel:not(:has(>:nth-child(2)))',
        ':root:not([data-menu=button]) .panel:not(:has(>:nth-child(3))):has(>:nth-child(2))',
        ':root:not([data-menu=button]) .panel:not(:has(>:nth-child(3))) .wide .links',
        '.columns:has(>.after)>.text',
        '.links:has(>:nth-child(9))',
        '.links:has(>:nth-child(9)) .link',
        '.links:has(>:nth-child(8):last-child)',
        '.office:not(:has(p:not([hidden])))',
        '.fields:has(>div[data-problem])',
        '.cards:has(>:not([hidden]))',
      ],
      reason: 'Columns or gaps are of another size, and nothing lies over anything.',
    },
    {
      feature: /^css\.selectors\.has$/,
      places: [
        '.text p:has(>a[href=tel\\:911],>a[href=tel\\:988])',
        '.text p:has(>a[href=tel\\:911],>a[href=tel\\:988]) a',
        '.card:has(a:hover)',
        '.card:has(a:hover) h3',
        '.card:has(a:active)',
      ],
      reason:
        'A sentence with 911 or 988 is text like the others, and a card has no underline under the pointer.',
    },
    {
      feature: /^css\.selectors\.has$/,
      places: ['.sheets section:has(table)'],
      reason: 'On paper, the sheets follow each other on one page.',
    },
    {
      feature: /^css\.selectors\.has$/,
      places: ['.button:has(:focus-visible)'],
      reason: 'A rule for browsers without it stands beside it.',
    },
    {
      feature: /^css\.selectors\.has$/,
      places: ['.loop:has(:checked) .track'],
      reason:
        '`web/ui/ReviewsCarousel.enhancement.ts` pauses the reviews; without scripts, the pointer and the focus do.',
    },
    {
      feature: /^member\.startViewTransition$/,
      places: ['app'],
      reason: 'React asks for it first.',
    },
    { feature: /^member\.use$/, places: ['app'], reason: 'It is a method of React.' },
    {
      feature: /^member\.checkVisibility$/,
      places: ['showEditLink'],
      reason: 'Only members load it, and the browsers of the desk have it.',
    },
  ],
  desk: [
    {
      feature: /^css\.properties\.(?:accent-color|field-sizing|scrollbar-width)\b/,
      reason: 'A text area keeps its height, a box its color, and a toolbar that scrolls its wide bar.',
    },
    {
      feature: /^member\.caret(?:PositionFromPoint|RangeFromPoint)$/,
      places: ['EditorPage'],
      reason: 'The editor takes the one that there is.',
    },
    { feature: /^member\.move$/, places: ['EditorPage'], reason: 'It is a method of the editor’s lists.' },
    {
      feature: /^member\.(?:use|escape)$/,
      places: ['EditorPage'],
      reason: 'They are methods of the reader of Markdown.',
    },
  ],
} as const satisfies Record<string, readonly Named[]>
