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
      places: ['CareCard', 'Header', 'screens'],
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
      reason: 'What is closed on the screen stays closed on paper and without scripts; a press opens it.',
    },
    {
      feature: /^css\.types\.color\.color-mix$/,
      places: ['.plain:hover', '.toggle:hover'],
      reason: 'A ground under the pointer, beside the underline of links; without it there is none.',
    },
    {
      feature: /^css\.selectors\.(?:has|user-invalid)$/,
      reason:
        'Columns, gaps, underlines and grounds under the pointer differ, the browser’s bubble says what is wrong, and nothing lies over anything.',
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
