const staffModules =
  'staffMessages|apiLimits|entities/|rules/(contentChecks|documentIssues|images/imageTypes|pageContentIssues)'
const staffIcons =
  'arrow-(down|up)|check|eye|external-link|history|loader-circle|log-out|redo-2|trash-2|undo-2|upload|x'
const staffLogin = 'login/(Login|SecondFactor|PasskeyLogin)|account/(NewPasswordFields|PasswordStrength)'

const home =
  'web/(pages/home/|content/(Features|InsurerLogos|ServiceCards))|icons/(clock|heart|shield|sparkles)\\.'
const contact = 'web/(pages/contact/|content/(DarkModeToggle|MessageForm|SocialLinks))'
const guides = 'web/(pages/guide/|content/ReviewStatus)'
const storedContent =
  'web/(content/(ButtonRow|Content|elements|ElementsSection|groupElements|introduction|keyed|LinkList|PageContent|prefetchContent|TonedSection)|ui/ImageCard)|shared/rules/(pageContent|html/safeColor)\\.'
const columns =
  'web/(ui/(ReviewsCarousel|ContactForm|ContactColumns|PageContents)|pages/treatment/(TextBlocks|LastReviewed))|shared/(treatmentLinks|rules/(tree|clinicalReview))'
const ofSomeScreens = [home, contact, guides, storedContent, columns].join('|')

/**
 * A group also gets what its modules import, unless a group of a higher priority has it. By default the bundler makes a chunk
 * of every module that two pages share: thirty requests for one screen.
 */
export const chunkGroups = [
  /** What runs on every page before the visitor does anything. It must not import from the other groups. */
  {
    name: 'start',
    test: /preload-helper|web\/(enhancements\/(?!isAppRoute)|entry\/(start|intent|loadApp|reportUncaught)|data\/reportError)|shared\/api\/urlOf/,
    priority: 7,
  },
  /** What arrives on intent, without the query observers that only the site map and the staff area use. */
  {
    name: 'app',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|react-store|store))\/|query-core\/(?!.*\/(queriesObserver|mutation\w*)\.)|react-query\/.*QueryClientProvider|web\/(data\/(browserReads|endpointQuery|queries|queryClient|read|loadScript|canOpenDocument)\.|routes\.|settings|entry\/(app|links|announce|rememberScroll)|enhancements\/isAppRoute|head\/removeRenderedTitle|layout\/(Region|rendered(Page|Regions)|regions|PublicLayout|footer\/map\/startMapWhenNear)|ui\/(useCurrentPath|LoadingPage|lazyComponent|FailedPage|FailureReference|SectionBoundary))|shared\/(loading|pages|limits|failures|rules\/(html\/excerpt|pageNumber))/,
    priority: 6,
  },
  /** The part of the next group that the staff area needs, too. */
  {
    name: 'controls',
    test: /lucide-react\/dist\/esm\/(?!icons)|lucide-react\/dist\/esm\/icons\/(chevron-(down|left|right)|menu|moon|search|sun|users|mail|phone|link)\.|shared\/api\/typedReader|react-query\/(?!.*\/(useQueries|useMutation)\.)|query-core\/(?!.*\/(queriesObserver|mutation\w*)\.)|web\/(ui\/(Button|buttonClass|ThemeToggle|Skeletons)|head\/(PageHead|StructuredData)|data\/useSite)|shared\/(messages|site|rules\/(paths|longDate|site|seo|html\/(linkAddress|anchor|allowedHtml)))\./,
    minShareCount: 2,
    priority: 5,
  },
  /** What lists offices: the footer, and elements that few pages have. */
  {
    name: 'offices',
    test: /web\/ui\/OfficeState|shared\/rules\/(openingTimes|openingHours|officeExceptions|timeInWords|localDay)/,
    minShareCount: 2,
    priority: 4,
  },
  /** What arrives on the first navigation. */
  {
    name: 'screens',
    test: new RegExp(
      `(?!.*(${ofSomeScreens}))(web/(ui/|content/(Care|UrgentHelp|lazyCareCard)|head/|data/trustedHtml|pages/NotFoundPage)|shared/(?!${staffModules})|lucide-react(?!/dist/esm/icons/(${staffIcons})\\.))`,
    ),
    minShareCount: 2,
    priority: 3,
  },
  /** Of screens with stored content. */
  { name: 'content', test: new RegExp(storedContent), priority: 2 },
  /** Of treatment pages, landing pages, posts and home. */
  { name: 'columns', test: new RegExp(columns), priority: 2 },
  /** Screens with the elements that hardly another page has. */
  { name: 'HomePage', test: new RegExp(home), priority: 1 },
  { name: 'ContactPage', test: new RegExp(contact), priority: 1 },
  { name: 'GuidePage', test: new RegExp(guides), priority: 1 },
  /** What the tables of stored pages share. */
  { name: 'tables', test: /web\/content\/tables\//, minShareCount: 2, priority: 1 },
  /** What several screens of the staff area need, among it the icons that no visitor sees. A member with a session needs no login. */
  {
    name: 'staff',
    test: new RegExp(
      `web/pages/admin/(?!(documents/(?!documentScreens)|richText|checks|${staffLogin}))|web/data/(staff|write|upload|desk)|shared/(staffMessages|apiLimits)|node_modules/sonner/|(query-core|react-query)/.*/(mutation\\w*|useMutation)\\.|lucide-react/dist/esm/icons/(${staffIcons})\\.`,
    ),
    minShareCount: 2,
    priority: 1,
  },
]
