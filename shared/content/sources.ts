import type { Source } from '../entities/source.ts'

/**
 * What the treatment pages were checked against. `year` is that of the publication or of its last update.
 * The addresses were looked up in November 2026. A clinician has to check them when reviewing a page.
 */
export const sources = {
  // Addiction
  addictionScience: {
    title: 'Drugs, Brains, and Behavior: The Science of Addiction',
    publisher: 'National Institute on Drug Abuse',
    year: 2020,
    url: 'https://nida.nih.gov/publications/drugs-brains-behavior-science-addiction',
  },
  asamCriteria: {
    title: 'The ASAM Criteria, Fourth Edition',
    publisher: 'American Society of Addiction Medicine',
    year: 2023,
    url: 'https://www.asam.org/asam-criteria',
  },
  substanceUse: {
    title: 'Clinical Practice Guideline for the Management of Substance Use Disorders',
    publisher: 'Departments of Veterans Affairs and Defense',
    year: 2021,
    url: 'https://www.healthquality.va.gov/guidelines/MH/sud/',
  },
  motivation: {
    title: 'TIP 35: Enhancing Motivation for Change in Substance Use Disorder Treatment',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2019,
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK571071/',
  },
  coOccurring: {
    title: 'TIP 42: Substance Use Disorder Treatment for People With Co-Occurring Disorders',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2020,
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK571020/',
  },
  families: {
    title: 'TIP 39: Substance Use Disorder Treatment and Family Therapy',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2020,
    url: 'https://store.samhsa.gov/product/tip-39-substance-use-disorder-treatment-and-family-therapy/PEP20-02-02-012',
  },
  telehealth: {
    title: 'Telehealth for the Treatment of Serious Mental Illness and Substance Use Disorders',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2021,
    url: 'https://www.samhsa.gov/resource/ebp/telehealth-treatment-serious-mental-illness-substance-use-disorders',
  },

  // Alcohol
  alcoholMedicines: {
    title: 'Practice Guideline for the Pharmacological Treatment of Patients With Alcohol Use Disorder',
    publisher: 'American Psychiatric Association',
    year: 2018,
    url: 'https://psychiatryonline.org/doi/book/10.1176/appi.books.9781615371969',
  },
  alcoholWithdrawal: {
    title: 'Clinical Practice Guideline on Alcohol Withdrawal Management',
    publisher: 'American Society of Addiction Medicine',
    year: 2020,
    url: 'https://doi.org/10.1097/ADM.0000000000000668',
  },
  alcoholCore: {
    title: 'The Healthcare Professional’s Core Resource on Alcohol',
    publisher: 'National Institute on Alcohol Abuse and Alcoholism',
    year: 2022,
    url: 'https://www.niaaa.nih.gov/health-professionals-communities/core-resource-on-alcohol',
  },

  // Opioids
  opioidUse: {
    title: 'National Practice Guideline for the Treatment of Opioid Use Disorder: 2020 Focused Update',
    publisher: 'American Society of Addiction Medicine',
    year: 2020,
    url: 'https://doi.org/10.1097/ADM.0000000000000633',
  },
  opioidMedicines: {
    title: 'TIP 63: Medications for Opioid Use Disorder',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2021,
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK574910/',
  },
  opioidPrescribing: {
    title: 'Clinical Practice Guideline for Prescribing Opioids for Pain',
    publisher: 'Centers for Disease Control and Prevention',
    year: 2022,
    url: 'https://doi.org/10.15585/mmwr.rr7103a1',
  },
  overdose: {
    title: 'Overdose Prevention and Response Toolkit',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2025,
    url: 'https://library.samhsa.gov/product/overdose-prevention-response-toolkit/pep23-03-00-001',
  },

  // Sedatives and other prescription medicines
  benzodiazepineTapering: {
    title: 'Joint Clinical Practice Guideline on Benzodiazepine Tapering',
    publisher: 'American Society of Addiction Medicine and nine other societies',
    year: 2025,
    url: 'https://doi.org/10.1007/s11606-025-09499-2',
  },
  benzodiazepineWarning: {
    title: 'Boxed Warning Updated to Improve Safe Use of Benzodiazepine Drug Class',
    publisher: 'Food and Drug Administration',
    year: 2020,
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-requiring-boxed-warning-updated-improve-safe-use-benzodiazepine-drug-class',
  },
  sleepwalkingWarning: {
    title:
      'Boxed Warning for Risk of Serious Injuries Caused by Sleepwalking With Certain Insomnia Medicines',
    publisher: 'Food and Drug Administration',
    year: 2019,
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-adds-boxed-warning-risk-serious-injuries-caused-sleepwalking-certain-prescription-insomnia',
  },
  gabapentinWarning: {
    title: 'Warning About Serious Breathing Problems With Gabapentin and Pregabalin',
    publisher: 'Food and Drug Administration',
    year: 2019,
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-warns-about-serious-breathing-problems-seizure-and-nerve-pain-medicines-gabapentin-neurontin',
  },

  // Stimulants and other drugs
  stimulantUse: {
    title: 'Clinical Practice Guideline on the Management of Stimulant Use Disorder',
    publisher: 'American Society of Addiction Medicine and American Academy of Addiction Psychiatry',
    year: 2024,
    url: 'https://doi.org/10.1097/ADM.0000000000001299',
  },
  cannabis: {
    title: 'Cannabis (Marijuana)',
    publisher: 'National Institute on Drug Abuse',
    year: 2024,
    url: 'https://nida.nih.gov/research-topics/cannabis-marijuana',
  },
  inhalants: {
    title: 'Inhalants',
    publisher: 'National Institute on Drug Abuse',
    year: 2024,
    url: 'https://nida.nih.gov/research-topics/inhalants',
  },
  psychedelics: {
    title: 'Psychedelic and Dissociative Drugs',
    publisher: 'National Institute on Drug Abuse',
    year: 2024,
    url: 'https://nida.nih.gov/research-topics/psychedelic-dissociative-drugs',
  },
  mdma: {
    title: 'MDMA (Ecstasy/Molly)',
    publisher: 'National Institute on Drug Abuse',
    year: 2024,
    url: 'https://nida.nih.gov/research-topics/mdma-ecstasy-molly',
  },
  kratomResearch: {
    title: 'Kratom',
    publisher: 'National Institute on Drug Abuse',
    year: 2024,
    url: 'https://nida.nih.gov/research-topics/kratom',
  },
  kratomWarning: {
    title: 'FDA and Kratom',
    publisher: 'Food and Drug Administration',
    year: 2026,
    url: 'https://www.fda.gov/news-events/public-health-focus/fda-and-kratom',
  },
  ketamineWarning: {
    title: 'Warning About Potential Risks Associated With Compounded Ketamine Products',
    publisher: 'Food and Drug Administration',
    year: 2023,
    url: 'https://www.fda.gov/drugs/human-drug-compounding/fda-warns-patients-and-health-care-providers-about-potential-risks-associated-compounded-ketamine',
  },
  tobacco: {
    title: 'Tobacco Smoking Cessation in Adults, Including Pregnant Persons: Interventions',
    publisher: 'US Preventive Services Task Force',
    year: 2021,
    url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/tobacco-use-in-adults-and-pregnant-women-counseling-and-interventions',
  },
  gambling: {
    title: 'Gambling-Related Harms: Identification, Assessment and Management (NG248)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2025,
    url: 'https://www.nice.org.uk/guidance/ng248',
  },

  // Mental health
  suicideRisk: {
    title: 'Clinical Practice Guideline for Assessment and Management of Patients at Risk for Suicide',
    publisher: 'Departments of Veterans Affairs and Defense',
    year: 2024,
    url: 'https://www.healthquality.va.gov/guidelines/MH/srb/',
  },
  depression: {
    title: 'Clinical Practice Guideline for the Management of Major Depressive Disorder',
    publisher: 'Departments of Veterans Affairs and Defense',
    year: 2022,
    url: 'https://www.healthquality.va.gov/guidelines/MH/mdd/',
  },
  bipolar: {
    title: 'Clinical Practice Guideline for Management of Bipolar Disorder',
    publisher: 'Departments of Veterans Affairs and Defense',
    year: 2023,
    url: 'https://www.healthquality.va.gov/guidelines/MH/bd/',
  },
  ptsd: {
    title:
      'Clinical Practice Guideline for Management of Posttraumatic Stress Disorder and Acute Stress Disorder',
    publisher: 'Departments of Veterans Affairs and Defense',
    year: 2023,
    url: 'https://www.healthquality.va.gov/guidelines/MH/ptsd/',
  },
  insomnia: {
    title: 'Clinical Practice Guideline for Chronic Insomnia Disorder and Obstructive Sleep Apnea',
    publisher: 'Departments of Veterans Affairs and Defense',
    year: 2025,
    url: 'https://www.healthquality.va.gov/guidelines/CD/insomnia/index.asp',
  },
  anxiety: {
    title: 'Generalised Anxiety Disorder and Panic Disorder in Adults: Management (CG113)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2020,
    url: 'https://www.nice.org.uk/guidance/cg113',
  },
  ocd: {
    title: 'Obsessive-Compulsive Disorder and Body Dysmorphic Disorder: Treatment (CG31)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2005,
    url: 'https://www.nice.org.uk/guidance/cg31',
  },
  adhd: {
    title: 'Attention Deficit Hyperactivity Disorder: Diagnosis and Management (NG87)',
    publisher: 'National Institute for Health and Care Excellence',
    year: 2019,
    url: 'https://www.nice.org.uk/guidance/ng87',
  },
  borderline: {
    title:
      'Practice Guideline for the Treatment of Patients With Borderline Personality Disorder, Second Edition',
    publisher: 'American Psychiatric Association',
    year: 2024,
    url: 'https://psychiatryonline.org/doi/book/10.1176/appi.books.9780890428009',
  },
  traumaInformedCare: {
    title: 'TIP 57: Trauma-Informed Care in Behavioral Health Services',
    publisher: 'Substance Abuse and Mental Health Services Administration',
    year: 2014,
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK207201/',
  },
  prolongedGrief: {
    title: 'Prolonged Grief Disorder',
    publisher: 'American Psychiatric Association',
    year: 2022,
    url: 'https://www.psychiatry.org/patients-families/prolonged-grief-disorder',
  },
  mindfulness: {
    title: 'Meditation and Mindfulness: Effectiveness and Safety',
    publisher: 'National Center for Complementary and Integrative Health',
    year: 2022,
    url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
  },
  music: {
    title: 'Music and Health: What You Need to Know',
    publisher: 'National Center for Complementary and Integrative Health',
    year: 2022,
    url: 'https://www.nccih.nih.gov/health/music-and-health-what-you-need-to-know',
  },
} as const satisfies Record<string, Source>

export type SourceName = keyof typeof sources
