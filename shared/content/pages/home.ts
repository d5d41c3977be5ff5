import { element, storedPage } from './storedPage.ts'

/** A list of named sections. A background color is the name of a tone of the home page. */
export const home = storedPage({
  title: 'Home',
  content: [
    {
      name: 'hero',
      elements: [
        element('main heading', { text: '{tagline}' }),
        element('subtitle', {
          text: 'Outpatient care for addiction and mental health, close to where you live. Come in for treatment, go home to your own bed, and take the next step beside people who listen first.',
        }),
        element('cta button', { label: 'Ask how to get started', url: '/contact-us' }),
        element('link list', {
          title: 'Looking for this?',
          links: [
            { label: 'Call 911', url: 'tel:911' },
            { label: 'Urgent help', url: '/urgent-help' },
            { label: 'After an overdose', url: '/after-an-overdose' },
            { label: 'Paying for treatment', url: '/paying-for-treatment' },
            { label: 'Your first visit', url: '/your-first-visit' },
            { label: 'Our offices', url: '/offices' },
          ],
        }),
        element('background image', {
          src: '/art/home/hero.svg',
          alt: '',
        }),
      ],
    },
    {
      name: 'contact_section',
      elements: [
        element('section title', { text: 'Tell us what is going on' }),
        element('description', {
          text: 'A few lines are enough. You can write for yourself or for someone you care about. Please leave out anything that you would rather say in person.',
        }),
        element('background color', { color: 'dawn' }),
        element('cta button', { label: 'See all the ways to reach us', url: '/contact-us' }),
      ],
    },
    {
      name: 'main_content',
      elements: [
        element('section title', { text: 'You don’t have to have it figured out' }),
        element('subtitle', { text: 'Most people who reach us are tired, unsure and a little scared.' }),
        element('content paragraph', {
          text: 'Maybe you have made the same promise to yourself every Sunday night. Maybe someone you love has become hard to recognize, and you lie awake listening for the car in the driveway. {name} was made for both of you. We care for people who live with alcohol or drug use that has taken over, with depression, anxiety or trauma, and very often with some of each.',
        }),
        element('content paragraph', {
          text: 'Outpatient means that treatment fits around a life instead of replacing it. You might see a counselor once a week, or come to a group several times a week while you keep your job, your classes and your seat at the dinner table. What you practice with us in the afternoon gets its first real test at home that evening, and we can talk about how it went.',
        }),
        element('content paragraph', {
          text: 'Nobody is pushed into a program that doesn’t suit them. We begin with an honest assessment and tell you what we see, including when a hospital or a residential program would be the safer place to start. If that is the case, we help you look for one, and the door here stays open for afterward.',
        }),
      ],
    },
    {
      name: 'insurance_section',
      elements: [
        element('section title', { text: 'Let’s look at your insurance together' }),
        element('description', {
          text: 'Have your card ready when you call. We can ask your plan what it covers before you begin, and you may ask us for a written estimate of the rest. No insurance? Call anyway and talk through your choices.',
        }),
        element('cta button', { label: 'Who pays, and what to ask', url: '/paying-for-treatment' }),
        element('background color', { color: 'river' }),
        element('insurance logos', {}),
      ],
    },
    {
      name: 'support_section',
      elements: [
        element('section title', { text: 'Support that stays with you after the busy weeks' }),
        element('content paragraph', {
          text: 'The first month gets most of the attention. The fourth and the ninth matter as much, when the meetings thin out, a birthday comes around and everyone assumes that you are fine. We plan for those months while you are still coming in often, so that the step down feels like a slope and not like a cliff.',
        }),
        element('content paragraph', {
          text: 'That can mean a monthly visit, a group in the evening, a prescriber who knows you, or a safe place to live among people with the same goal. And if you return to use, you can return to us. We will be glad to see you, and we will start from what you have already learned.',
        }),
        element('section image', {
          src: '/art/home/support.svg',
          alt: '',
        }),
        element('cta button', { label: 'How aftercare works', url: '/how-we-help/aftercare' }),
      ],
    },
    {
      name: 'service_cards',
      elements: [
        element('section title', { text: 'Where would you like to begin?' }),
        element('description', {
          text: 'Each page explains what is going on in the body and mind, what treatment looks like, and what you can do today.',
        }),
        element('background color', { color: 'deep' }),
        serviceCard(
          'what-we-treat/alcohol-addiction',
          'Alcohol',
          'When a drink to unwind has become the thing you plan the day around, or the thing you hide.',
        ),
        serviceCard(
          'what-we-treat/opioid-addiction',
          'Opioids and fentanyl',
          'Pain pills, heroin or fentanyl: medication and counseling that give you solid ground to stand on.',
        ),
        serviceCard(
          'what-we-treat/prescription-drug-addiction',
          'Prescription drugs',
          'It came from a pharmacy and a doctor you trust, and still it got away from you. It happens to careful people.',
        ),
        serviceCard(
          'what-we-treat/mental-health-treatment',
          'Mental health',
          'Depression, anxiety, trauma and more, with or without a worry about alcohol or other drugs.',
        ),
        serviceCard(
          'how-we-help/intensive-outpatient-treatment',
          'Intensive outpatient',
          'Several sessions a week with people who understand, and every night in your own bed.',
        ),
        serviceCard(
          'how-we-help/family-programs',
          'Help for families',
          'You have been holding a great deal together. This part of our work is for you.',
        ),
      ],
    },
    {
      name: 'testimonials_section',
      elements: [
        element('section title', { text: 'In their own words' }),
        element('subtitle', {
          text: 'Sample reviews: what helped, what was hard, and advice for someone who is about to begin.',
        }),
      ],
    },
    {
      name: 'values_section',
      elements: [
        element('section title', { text: 'What you can expect from us' }),
        element('description', { text: 'Five promises that we can keep, whatever brings you here.' }),
        element('feature', {
          icon: 'Clock',
          title: 'Hours that fit a working week',
          description:
            'Our offices are open into the evening from Monday to Thursday, and some visits can take place by video.',
        }),
        element('feature', {
          icon: 'Heart',
          title: 'Respect from the first minute',
          description:
            'No lectures and no labels. You are a person with a history, a sense of humor and a future, and we talk with you that way.',
        }),
        element('feature', {
          icon: 'Shield',
          title: 'Your story stays yours',
          description:
            'Federal law gives treatment records strong protection. You decide who hears that you come here, with only a few exceptions that we explain at the start.',
        }),
        element('feature', {
          icon: 'Users',
          title: 'Room for the people you love',
          description:
            'Partners, parents and grown children can be part of the plan when you want them there, and can find support of their own.',
        }),
        element('feature', {
          icon: 'Sparkles',
          title: 'Hope with a plan behind it',
          description:
            'We use treatments with good research behind them, explain them in plain words, and change course with you when something isn’t helping.',
        }),
      ],
    },
    {
      name: 'accreditation_section',
      elements: [
        element('section title', { text: 'Held to a standard' }),
        element('description', {
          text: 'Someone outside should be looking over a clinic’s shoulder. When you compare programs, ask each of them these three questions.',
        }),
        element('background color', { color: 'deep' }),
      ],
    },
  ],
  seo: {
    metaTitle: '{name} | Outpatient Rehab in Georgia',
    metaDescription:
      'Outpatient addiction and mental health treatment in Cumming, Jefferson and Alpharetta, Georgia. Kind, practical care that fits around your life.',
    keywords: [
      'outpatient addiction treatment Georgia',
      'outpatient rehab Cumming GA',
      'mental health treatment Alpharetta',
      'intensive outpatient program Jefferson GA',
      'family support for addiction',
    ],
    openGraph: {
      title: '{name}: {tagline}',
      description:
        'Outpatient care for addiction and mental health in Cumming, Jefferson and Alpharetta. Come in for treatment, go home to your own life.',
      image: {
        url: '/art/social/home.png',
        alt: '{name}: first light over the north Georgia foothills',
      },
      type: 'website',
      url: '/',
      site_name: '{name}',
    },
  },
})

function serviceCard(
  slug: `${'what-we-treat' | 'how-we-help'}/${string}`,
  title: string,
  description: string,
) {
  return element('card', {
    title,
    description,
    image: `/art/${slug}/1.svg`,
    ctaText: 'Learn more',
    ctaUrl: `/${slug}`,
  })
}
