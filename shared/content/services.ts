import type { Service } from '../entities/service.ts'

/** In the order in which a client usually meets them. */
export const services: Service[] = [
  service(
    'how-we-help/drug-and-alcohol-assessment',
    'Drug and Alcohol Assessment',
    'A private conversation of an hour or two that shows what is going on and which kind of care fits. You leave with a plan in plain English, even if the plan is to look elsewhere.',
  ),
  service(
    'how-we-help/intensive-outpatient-treatment',
    'Intensive Outpatient Treatment',
    'Several sessions a week, day or evening, with a group and a counselor of your own. Enough structure to hold you, enough room to keep working and sleep at home.',
  ),
  service(
    'how-we-help/individual-therapy',
    'Individual Therapy',
    'Time alone with one counselor who gets to know you. Look closely at what drives the drinking, the use or the worry, and practice another way to respond.',
  ),
  service(
    'how-we-help/group-therapy',
    'Group Therapy',
    'A small circle of people who do not need the long explanation. You can listen for as long as you like before you speak, and you may find that your own experience helps someone.',
  ),
  service(
    'how-we-help/family-programs',
    'Family Programs',
    'Support for partners, parents and grown children: what helps, what wears you out, and how to talk with each other again without the same old fight.',
  ),
  service(
    'how-we-help/medication-assisted-treatment',
    'Medication-Assisted Treatment',
    'Medicines that quiet cravings and steady the body, prescribed and followed with care. For opioid use disorder they are the first choice, and counseling works beside them.',
  ),
  service(
    'how-we-help/co-occurring-disorder-treatment',
    'Co-Occurring Disorder Treatment',
    'Care for substance use and mental health at the same time, by people who talk to one another. You are not asked to fix one before anybody will look at the other.',
  ),
  service(
    'how-we-help/aftercare',
    'Aftercare',
    'Lighter, steady support once the busy weeks are over: a visit now and then, a group, a prescriber who knows you, and a written plan for the hard days.',
  ),
]

/** The id follows from the last segment of the slug. */
function service(slug: `how-we-help/${string}`, title: string, description: string): Service {
  return { id: `service-${slug.slice(slug.lastIndexOf('/') + 1)}`, slug, title, description }
}
