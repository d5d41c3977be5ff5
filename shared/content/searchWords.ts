import type { SearchWords } from '../entities/searchWords.ts'
import { anchorId, anchorOf } from '../html/anchor.ts'
import { place, region, terms } from '../region/ours.ts'

const agency = anchorId(terms.childProtection)

const relatives = ['esposo', 'marido', 'esposa', 'papa', 'mama', 'hijo']

/** Words that visitors type but pages do not have. Each row has one meaning: words that pages have, or a page. */
export const searchWords: readonly SearchWords[] = [
  // Medicines for addiction, by brand and by nickname.
  {
    typed: [
      'buprenorphine',
      'suboxone',
      'subutex',
      'zubsolv',
      'sublocade',
      'brixadi',
      'bupe',
      'subs',
      'bunavail',
      'buprenorfina',
    ],
    page: '/how-we-help/medication-assisted-treatment/buprenorphine',
    means: 'buprenorphine',
  },
  { typed: ['vivitrol', 'revia', 'depade', 'contrave', 'naltrexona'], means: 'naltrexone' },
  {
    typed: ['narcan', 'kloxxado', 'zimhi', 'rivive', 'evzio', 'naloxona', 'overdose spray', 'reversal spray'],
    means: 'naloxone',
  },
  {
    typed: [
      ...['mat', 'moud', 'mat program', 'mat clinic', 'opioid replacement'],
      ...['medicine for addiction', 'medication for addiction', 'medicamentos'],
    ],
    means: 'medication assisted treatment',
  },
  { typed: ['antabuse', 'disulfiram', 'acamprosate', 'campral'], means: 'alcohol medicine' },
  { typed: ['chantix', 'varenicline', 'nicotine patch', 'nicotine gum'], means: 'nicotine' },

  // Opioids.
  {
    typed: [
      ...[
        'percocet',
        'percs',
        'perc',
        'perks',
        'oxy',
        'oxys',
        'oxies',
        'oxycontin',
        'roxicodone',
        'roxy',
        'roxies',
      ],
      ...['endocet', 'percodan', 'oxicodona', 'hillbilly heroin'],
    ],
    means: 'oxycodone',
  },
  {
    typed: ['vicodin', 'norco', 'lortab', 'lorcet', 'vikes', 'hydros', 'watsons', 'zohydro', 'hidrocodona'],
    means: 'hydrocodone',
  },
  { typed: ['lean', 'purple drank', 'sizzurp', 'cough syrup', 'tylenol 3', 'codeina'], means: 'codeine' },
  {
    typed: ['ms contin', 'kadian', 'dilaudid', 'hydromorphone', 'morfina', 'opana', 'oxymorphone'],
    means: 'morphine',
  },
  { typed: ['ultram', 'ultracet', 'conzip', 'trammies'], means: 'tramadol' },
  {
    typed: [
      ...[
        'blues',
        'm30',
        'm30s',
        'blue pills',
        'fake pills',
        'pressed pills',
        'fetty',
        'fent',
        'fenty',
        'fentanilo',
      ],
      ...[
        'china white',
        'tranq',
        'tranq dope',
        'xylazine',
        'medetomidine',
        'nitazene',
        'nitazenes',
        'carfentanil',
      ],
      ...['zombie drug', 'rhino tranq'],
    ],
    means: 'fentanyl',
  },
  {
    typed: ['dope', 'smack', 'black tar', 'horse', 'heroina', 'h drug', 'junk', 'shooting up', 'needles'],
    means: 'heroin',
  },
  {
    typed: [
      ...[
        'pain pills',
        'painkillers',
        'pain killers',
        'opiates',
        'opiate',
        'opioide',
        'opioides',
        'opiaceos',
      ],
      ...['narcotics', 'narcoticos'],
    ],
    means: 'opioid',
  },
  {
    typed: [
      'pills',
      'pastillas',
      'pastillas recetadas',
      'medicamentos recetados',
      'pill addiction',
      'rx drugs',
      'soma',
      'carisoprodol',
      'phenobarbital',
      'phentermine',
    ],
    means: 'prescription drug',
  },
  {
    typed: ['7 oh', '7oh', '7 hydroxymitragynine', 'mitragynine', 'gas station pills', 'kratum'],
    means: 'kratom',
  },
  {
    typed: ['counterfeit', 'laced', 'test strips', 'fentanyl strips'],
    means: 'counterfeits fentanyl',
  },

  // Stimulants.
  {
    typed: [
      ...['meth', 'crystal', 'crystal meth', 'ice', 'crank', 'tweak', 'tweaking', 'glass', 'speed', 'tina'],
      ...['metanfetamina', 'metanfetaminas', 'cristal', 'anfetamina', 'desoxyn'],
    ],
    means: 'methamphetamine',
  },
  { typed: ['coke', 'blow', 'snow', 'powder', 'cocaina', 'coca', 'nose candy', 'yayo'], means: 'cocaine' },
  { typed: ['crack', 'crack rock', 'base', 'piedra'], means: 'crack cocaine' },
  { typed: ['addy', 'addies', 'vyvanse', 'study drugs', 'stimulants', 'estimulantes'], means: 'adderall' },
  { typed: ['concerta', 'methylphenidate', 'metadate', 'focalin', 'rits'], means: 'ritalin' },

  // Benzodiazepines, sleeping pills and other sedatives.
  {
    typed: [
      'benzos',
      'benzo',
      'tranquilizers',
      'sedatives',
      'benzodiacepinas',
      'tranquilizantes',
      'librium',
      'downers',
    ],
    means: 'benzodiazepine',
  },
  { typed: ['xanny', 'xannies', 'bars', 'zanies', 'zannies', 'alprazolam', 'school bus'], means: 'xanax' },
  { typed: ['klonopins', 'clonazepam', 'kpins', 'k pins', 'rivotril'], means: 'klonopin' },
  { typed: ['diazepam', 'vallies'], means: 'valium' },
  { typed: ['lorazepam'], means: 'ativan' },
  { typed: ['triazolam'], means: 'halcion' },
  { typed: ['temazepam', 'temazies'], means: 'restoril' },
  { typed: ['zolpidem', 'lunesta', 'sonata', 'sleeping pills', 'sleep meds', 'z drugs'], means: 'ambien' },
  { typed: ['neurontin', 'gabbies', 'johnnies', 'lyrica', 'pregabalin'], means: 'gabapentin' },

  // Other drugs.
  {
    typed: [
      ...['weed', 'pot', 'cannabis', 'thc', 'edibles', 'dabs', 'wax', 'reefer', 'ganja', 'blunt', 'joint'],
      ...['hashish', 'delta 8', 'delta 9', 'marihuana', 'mota', 'hierba'],
    ],
    means: 'marijuana',
  },
  {
    typed: ['spice', 'k2', 'fake weed', 'synthetic weed', 'synthetic marijuana'],
    means: 'synthetic cannabinoid',
  },
  { typed: ['molly', 'ecstasy', 'x pills', 'rolling', 'extasis'], means: 'mdma' },
  {
    typed: [
      'acid',
      'lsd',
      'shrooms',
      'mushrooms',
      'psilocybin',
      'dmt',
      'pcp',
      'peyote',
      'hongos',
      'tripping',
    ],
    means: 'hallucinogen',
  },
  { typed: ['special k', 'esketamine', 'spravato', 'ketamina'], means: 'ketamine' },
  {
    typed: [
      'huffing',
      'whippets',
      'whip its',
      'nitrous',
      'galaxy gas',
      'glue',
      'paint thinner',
      'duster',
      'poppers',
    ],
    means: 'inhalant',
  },
  {
    typed: [
      'vape',
      'vaping',
      'juul',
      'cigarettes',
      'smoking',
      'tobacco',
      'zyn',
      'quit smoking',
      'tabaco',
      'fumar',
    ],
    means: 'nicotine',
  },
  {
    typed: [
      ...[
        'drinking',
        'booze',
        'liquor',
        'beer',
        'wine',
        'whiskey',
        'vodka',
        'drunk',
        'alcoholic',
        'alcoholism',
      ],
      ...['aud', 'alcoholismo', 'alcoholico', 'borracho', 'bebida', 'cerveza', 'beber'],
    ],
    means: 'alcohol addiction',
  },
  {
    typed: [
      'drug addict',
      'drug abuse',
      'substance abuse',
      'addict',
      'adiccion',
      'adicto',
      'drogas',
      'drogadiccion',
    ],
    means: 'drug addiction',
  },
  {
    typed: [
      ...[
        'betting',
        'gambling',
        'gambling help',
        'sports betting',
        'casino',
        'slots',
        'scratch offs',
        'lottery',
        'draftkings',
        'fanduel',
        'poker',
      ],
      ...['apuestas', 'juego patologico', 'ludopatia'],
    ],
    page: '/what-we-treat/gambling-addiction',
    means: 'gambling',
  },

  // Mental health.
  {
    typed: [
      'anxious',
      'worry',
      'worrying',
      'nervous',
      'gad',
      'social anxiety',
      'ansiedad',
      'nervios',
      'phobia',
    ],
    means: 'anxiety',
  },
  { typed: ['panic attack', 'panic attacks', 'ataque de panico', 'panico'], means: 'panic' },
  {
    typed: ['depressed', 'sad', 'hopeless', 'mdd', 'depresion', 'triste', 'tristeza', 'feeling down'],
    means: 'depression',
  },
  { typed: ['flashbacks', 'combat stress', 'nightmares', 'estres postraumatico', 'tept'], means: 'ptsd' },
  { typed: ['abuse', 'assault', 'sexual assault', 'childhood abuse', 'abuso', 'emdr'], means: 'trauma' },
  // Trazodone is often taken for tramadol.
  {
    typed: [
      ...['trazodone', 'trazadone', 'prozac', 'zoloft', 'sertraline', 'lexapro', 'celexa', 'wellbutrin'],
      'antidepressant',
    ],
    means: 'depression',
  },
  { typed: ['manic', 'mania', 'mood swings', 'manic depression', 'trastorno bipolar'], means: 'bipolar' },
  { typed: ['lamictal', 'abilify', 'seroquel'], means: 'bipolar' },
  { typed: ['bpd', 'borderline', 'limite de la personalidad'], means: 'borderline personality' },
  { typed: ['obsessive', 'compulsive', 'intrusive thoughts', 'toc'], means: 'ocd' },
  { typed: ['add', 'attention deficit', 'hyperactive', 'tdah', 'cant focus'], means: 'adhd' },
  {
    typed: [
      'bereavement',
      'mourning',
      'my son died',
      'my husband died',
      'lost someone',
      'death',
      'duelo',
      'luto',
    ],
    means: 'grief loss',
  },
  {
    typed: [
      'mental illness',
      'psychiatrist',
      'psychiatry',
      'salud mental',
      'psiquiatra',
      'psychologist',
      'psicologo',
    ],
    means: 'mental health treatment',
  },
  {
    typed: ['dual diagnosis', 'comorbid', 'doble diagnostico', 'addiction and depression'],
    means: 'co occurring disorder',
  },

  // Danger at home.
  {
    typed: [
      ...['domestic violence', 'domestic abuse', 'abusive husband', 'hits me', 'hit me', 'beats me'],
      ...[
        'hurts me',
        'afraid of my husband',
        'afraid of my partner',
        'violencia domestica',
        'me pega',
        'maltrato',
      ],
    ],
    means: 'partner violence',
    page: '/urgent-help#urgent-partner-violence',
  },
  {
    typed: [
      'child swallowed',
      'kid ate',
      'swallowed pills',
      'ate a gummy',
      'edible child',
      'poison control',
      'veneno',
    ],
    means: 'child swallowed medicine',
  },

  // Care.
  {
    typed: [
      'rehab',
      'rehabs',
      'rehab center',
      'rehabilitation',
      'drug rehab',
      'rehabilitacion',
      'centro de rehabilitacion',
    ],
    means: 'outpatient rehab',
  },
  { typed: ['withdrawals', 'withdrawal', 'dope sick', 'dopesick', 'abstinencia'], means: 'withdrawal' },
  {
    typed: [
      'iop',
      'php',
      'partial hospitalization',
      'day program',
      'evening program',
      'night program',
      'evening',
      'evenings',
      'after work',
    ],
    means: 'intensive outpatient',
  },
  {
    typed: [
      'counseling',
      'counselor',
      'therapist',
      'talk to someone',
      'anger',
      'anger management',
      'anger issues',
      'consejeria',
      'terapia',
      'terapeuta',
      'shrink',
    ],
    means: 'individual therapy',
  },
  { typed: ['support group', 'group meeting', 'grupo', 'terapia de grupo'], means: 'group therapy' },
  {
    typed: [
      'couples',
      'marriage',
      'marriage counseling',
      'couples counseling',
      'couples therapy',
      'terapia familiar',
      'familia',
    ],
    means: 'family therapy',
  },
  { typed: ['my son is using', 'my daughter is using'], page: '/for-families' },
  {
    typed: ['al anon', 'alanon', 'nar anon', 'loved one', 'my son', 'my daughter', 'my husband', 'my wife'],
    means: 'family',
  },
  { typed: ['cbt'], means: 'cognitive behavioral' },
  { typed: ['dbt'], means: 'dialectical behavior' },
  {
    typed: ['aa', 'na', '12 step', '12 steps', 'twelve step', 'alcoholics anonymous', 'alcoholicos anonimos'],
    means: 'twelve step meetings',
  },
  {
    typed: ['halfway house', 'sober house', 'recovery residence', 'oxford house', 'casa sobria'],
    means: 'sober living',
  },
  {
    typed: [
      'relapse',
      'relapsed',
      'slip',
      'slipped',
      'used again',
      'drank again',
      'fell off the wagon',
      'recaida',
    ],
    means: 'relapse prevention',
  },
  { typed: ['virtual', 'online', 'zoom', 'video visit', 'en linea', 'telemedicine'], means: 'telehealth' },
  {
    typed: [
      'evaluation',
      'eval',
      'intake',
      'clinical evaluation',
      'dui evaluation',
      'drug test',
      'evaluacion',
    ],
    means: 'assessment',
  },
  {
    typed: ['first visit', 'first appointment', 'what to expect', 'what to wear', 'what do i wear'],
    means: 'first visit appointment',
  },
  { typed: ['yoga', 'meditation', 'meditacion', 'mindful'], means: 'mindfulness yoga' },
  {
    typed: ['vet', 'vets', 'va', 'military', 'army', 'marine', 'navy'],
    means: 'veterans',
  },
  {
    typed: ['veteran', 'veterans', 'veterano', 'veteranos'],
    page: '/how-we-help/veterans-rehab',
    means: 'veterans',
  },

  // Paying, and practical matters.
  { typed: ['tricare', 'champva', 'va community care', 'va benefits'], means: 'tricare veterans paying' },
  {
    typed: [
      ...['cost', 'costs', 'price', 'prices', 'how much', 'pay', 'paying', 'payment', 'afford', 'free'],
      'sliding scale',
    ],
    means: 'cost paying insurance',
  },
  {
    typed: [
      ...[
        'aetna',
        'cigna',
        'humana',
        'blue cross',
        'bcbs',
        'anthem',
        'united healthcare',
        'uhc',
        'ambetter',
        'kaiser',
      ],
      ...['coverage', 'take insurance', 'accept insurance', 'accept my insurance', 'insurance'],
    ],
    page: '/faq#faq-insurance-accepted',
    means: 'paying insurance',
  },
  {
    typed: [
      ...['copay', 'coinsurance', 'deductible', 'in network', 'out of network', 'verify my insurance'],
      ...['insurance verification', 'verify benefits', 'check my insurance', 'insurance card'],
    ],
    page: '/paying-for-treatment#section-what-to-ask-your-plan',
    means: 'paying insurance',
  },
  {
    typed: [
      ...['insurance denied', 'denied', 'denial', 'claim denied', 'denied coverage', 'denial letter'],
      ...['appeal', 'insurance said no', 'wont cover', 'wont pay', 'external review'],
    ],
    page: '/paying-for-treatment#section-if-your-plan-says-no',
    means: 'appeal plan',
  },
  {
    typed: ['cobra', 'lost my insurance', 'special enrollment', 'open enrollment'],
    page: '/paying-for-treatment#section-medicare-marketplace-and-employer-plans',
    means: 'marketplace employer plan',
  },
  {
    typed: ['explanation of benefits', 'eob', 'parents insurance', 'husbands insurance', 'wifes insurance'],
    page: '/faq#faq-employer-sees-claims',
  },
  {
    typed: ['medicaid', ...place.medicaidNames, 'marketplace', 'obamacare'],
    page: `/paying-for-treatment#${anchorOf(`${region.name} Medicaid`).id}`,
    means: 'paying insurance medicaid',
  },
  { typed: ['fmla', 'work', 'job', 'boss', 'fired', 'leave of absence', 'trabajo'], means: 'employer leave' },
  {
    typed: ['hours', 'open', 'location', 'locations', 'address', 'directions', 'near me'],
    means: 'offices hours',
  },
  {
    typed: ['phone', 'call', 'email', 'contact'],
    means: 'contact us',
  },
  { typed: ['paperwork', 'pdf', 'release of information', 'roi', 'formularios', 'papeles'], means: 'forms' },
  {
    typed: ['hipaa', 'confidential', 'confidentiality', 'is it anonymous', 'private'],
    means: 'privacy',
  },
  {
    typed: ['team', 'staff', 'who works here', 'who are you', 'credentials', 'equipo'],
    page: '/our-team',
    means: 'team',
  },
  { typed: ['testimonials', 'ratings', 'stars', 'opiniones'], means: 'reviews' },
  {
    typed: ['help', 'need help', 'i need help', 'where do i start'],
    means: 'first step help',
  },
  { typed: ['teen', 'teenager', 'my kid', 'adolescente', 'hijo', 'hija'], means: 'teenager' },
  {
    typed: [
      ...[
        'im 13',
        'im 14',
        'im 15',
        'im 16',
        'im 17',
        'underage',
        'under 18',
        'minor',
        'minors',
        'my parents know',
      ],
      ...['tell my parents', 'parents find out', 'without my parents', 'teen text line'],
    ],
    page: '/for-teenagers',
    means: 'teenager',
  },
  {
    typed: [
      ...[
        'am i an alcoholic',
        'am i addicted',
        'self test',
        'self check',
        'quiz',
        'screening',
        'alcohol test',
      ],
      ...['depression test', 'audit', 'phq 9', 'phq9', 'dast', 'dast 10', 'do i have a problem'],
      ...['do i drink too much'],
    ],
    page: '/check-yourself',
  },
  {
    typed: [
      ...[
        'safe to stop',
        'stop at home',
        'quit at home',
        'detox at home',
        'cold turkey',
        'withdrawal timeline',
      ],
      ...['how long does withdrawal last', 'withdrawal last', 'day by day', 'taper', 'tapering'],
    ],
    page: '/stopping-safely',
    means: 'withdrawal',
  },
  {
    typed: [
      ...['which medicine', 'compare medicines', 'suboxone vs methadone', 'methadone or suboxone'],
      ...[
        'suboxone or methadone',
        'vivitrol or suboxone',
        'naltrexone vs acamprosate',
        'medicine for drinking',
      ],
    ],
    page: '/medicines-compared',
    means: 'medicine',
  },
  {
    typed: [
      ...[
        'what to say',
        'what do i say',
        'how do i tell',
        'how to talk to',
        'tell my boss',
        'talk to my son',
      ],
      ...['talk to my daughter', 'talk to my husband', 'talk to my wife'],
    ],
    page: '/what-to-say',
    means: 'words talk',
  },
  {
    typed: ['fridge card', 'safety plan', 'printable', 'printables', 'print out', 'worksheet'],
    page: '/to-print',
    means: 'print sheet',
  },
  {
    typed: ['what to ask', 'what do i ask', 'questions to ask'],
    page: '/to-print#section-questions-for-the-first-call',
    means: 'questions call',
  },

  // Services that the clinic does not have.
  {
    typed: [...['detox', 'detox center', 'medical detox', 'detoxification', 'do you detox']],
    page: '/faq#faq-no-detox',
    says: 'We have no detox. How to find one:',
    means: 'detox withdrawal',
  },
  {
    typed: ['methadone', 'metadona', 'methadone clinic'],
    page: '/faq#faq-no-methadone',
    says: 'We do not give methadone. How to find a clinic that does:',
    means: 'medication assisted treatment',
  },
  {
    typed: [
      'inpatient',
      'residential',
      'residential treatment',
      '30 day program',
      'internado',
      'residencial',
    ],
    page: '/faq#faq-inpatient-or-outpatient',
    says: 'We have no beds: you live at home. When a hospital or a residential program is safer:',
    means: 'residential hospital',
  },
  {
    typed: ['eating disorder', 'anorexia', 'anorexic', 'bulimia', 'bulimic', 'binge eating', 'arfid'],
    page: '/faq#faq-eating-disorder',
    says: 'We have no program for eating disorders. How to find one:',
  },
  {
    typed: ['dui school', 'dui class', 'dui classes', 'risk reduction', 'escuela dui'],
    page: '/faq#faq-dui-school',
    says: `We have no ${terms.driving} school. How to find one:`,
  },
  {
    typed: ['careers', 'career', 'job openings', 'hiring', 'employment', 'now hiring', 'empleo'],
    page: '/faq#faq-careers',
    says: 'This website lists no open positions. Whom to ask:',
  },

  // Pages and questions that come first.
  {
    typed: [
      'sobredosis',
      'hijo no despierta',
      'hija no despierta',
      'no despierta',
      'no respira',
      'sobredosis de fentanilo',
    ],
    page: '/es#section-sobredosis-que-hacer',
  },
  {
    typed: [
      ...['espanol', 'hablan espanol', 'en espanol', 'habla espanol', 'ayuda', 'necesito ayuda'],
      ...[
        'spanish',
        'do you speak spanish',
        'tratamiento',
        'quiero dejar de tomar',
        'dejar de tomar',
        'dejar las drogas',
      ],
    ],
    page: '/es',
  },
  { typed: ['phone number', 'your number'], page: '/contact-us', means: 'contact us' },
  {
    typed: [
      ...['wont go to rehab', 'wont get help', 'wont go to treatment', 'refuses help', 'refuses treatment'],
      ...[
        'refuses rehab',
        'get my dad to',
        'get my mom to',
        'get my husband to',
        'get my wife to',
        'get my son to',
        'get my daughter to',
        'in denial',
      ],
    ],
    page: '/faq#faq-loved-one-refuses',
    means: 'someone refuses help',
  },
  {
    typed: ['for my teenager', 'for my teen', 'for teens', 'for teenagers', 'my teenager uses'],
    page: '/blog/when-you-find-something-in-your-teenagers-room',
    means: 'teenager family',
  },
  {
    typed: ['cant sleep', 'insomnia', 'insomnio', 'no puedo dormir', 'trouble sleeping'],
    page: '/blog/why-you-cannot-sleep-in-early-recovery',
  },
  { typed: ['alcohol poisoning', 'intoxicacion por alcohol'], page: '/urgent-help#urgent-alcohol-poisoning' },
  {
    typed: ['bus', ...place.transitNames, 'train', 'parking', 'wheelchair', 'autobus'],
    page: '/offices',
    means: 'transit parking access',
  },
  // Help around treatment.
  {
    typed: [
      ...['ride', 'rides', 'no car', 'transportation', 'medicaid ride', 'medical transportation', 'verida'],
      ...['uber', 'lyft', 'modivcare', 'dont drive', 'lost my license'],
    ],
    page: '/faq#faq-rides',
  },
  { typed: ['medicare', 'medicare part b', 'part d'], page: '/faq#faq-medicare' },
  { typed: ['age limit', 'minimum age', 'teen rehab', 'teen program', 'adolescents'], page: '/faq#faq-age' },
  {
    typed: [
      'elderly',
      'seniors',
      'older adults',
      'nursing home',
      'elderly parent',
      'adult protective services',
    ],
    page: '/faq#faq-older-adults',
  },
  {
    typed: ['homeless', 'shelter', 'housing', 'eviction', 'evicted', 'nowhere to live', 'place to stay'],
    page: '/faq#faq-housing',
  },
  { typed: ['pet', 'pets', 'my dog', 'my cat', 'service dog', 'ahimsa house'], page: '/faq#faq-pets' },
  {
    typed: ['needle exchange', 'syringe exchange', 'syringes', 'clean needles'],
    page: '/faq#faq-free-naloxone',
  },
  {
    typed: ['postpartum', 'just had a baby', 'after giving birth', 'new mom', 'baby blues'],
    page: '/pregnancy#section-the-birth-and-the-year-after-it',
  },
  { typed: ['grasp', 'overdose grief', 'grief group'], page: '/for-families#section-if-you-lost-somebody' },

  { typed: ['sunday', 'saturday', 'weekend', 'weekends', 'domingo', 'sabado'], page: '/offices' },
  {
    typed: [
      ...['committed', 'get someone committed', 'commit someone', 'involuntary commitment', 'forced rehab'],
      ...['into treatment', 'into rehab', 'into detox', 'against their will', 'be forced', 'force my'],
      ...['they force', 'force someone', 'force him', 'force her', 'make him go', 'make her go'],
      ...['make my son go', 'make my daughter go', 'make my husband go'],
      ...[...place.commitmentNames, 'baker act', 'section 35', 'caseys law'],
    ],
    page: '/faq#faq-committed',
    means: 'someone refuses help',
  },
  {
    typed: [
      ...['nurse license', 'nursing license', 'nursing board', 'license', 'licensed professional', 'nurse'],
      ...['doctor addicted', 'physician health program', 'pilot', 'cdl', 'truck driver', 'medical license'],
    ],
    page: '/licensed-professionals',
  },
  {
    typed: ['smart recovery', 'recovery dharma', 'refuge recovery', 'celebrate recovery', 'lifering'],
    page: '/faq#faq-meetings',
  },
  {
    typed: ['free narcan', 'free naloxone', 'where to get narcan', 'get narcan', 'buy narcan'],
    page: '/what-we-treat/opioid-addiction#what-we-treat.opioid-addiction.3',
    means: 'naloxone',
  },
  { typed: ['opvee', 'nalmefene'], page: '/faq#faq-nalmefene', means: 'naloxone' },
  {
    typed: ['feel free tonic', 'feel free', 'kava', 'botanic tonics'],
    page: '/what-we-treat/kratom-addiction#what-we-treat.kratom-addiction.feel-free',
    means: 'kratom',
  },
  {
    typed: ['tianeptine', 'tia', 'zaza', 'zazas', 'tianaa', 'neptunes fix', 'gas station heroin'],
    page: '/what-we-treat/opioid-addiction#what-we-treat.opioid-addiction.tianeptine',
    means: 'opioid',
  },
  {
    typed: ['oud', 'opioid use disorder'],
    page: '/what-we-treat/opioid-addiction',
    means: 'opioid',
  },
  {
    typed: ['lucemyra', 'lofexidine', 'clonidine'],
    page: '/what-we-treat/opioid-addiction#what-we-treat.opioid-addiction.lofexidine',
    means: 'opioid withdrawal',
  },
  {
    typed: ['tusi', 'tusibi', 'tuci', 'pink cocaine', '2c b'],
    page: '/what-we-treat/ketamine-addiction#what-we-treat.ketamine-addiction.tusi',
    means: 'ketamine',
  },
  {
    typed: ['bromazolam', 'designer benzo', 'designer benzos', 'etizolam', 'flualprazolam', 'clonazolam'],
    page: '/what-we-treat/benzodiazepine-addiction#what-we-treat.benzodiazepine-addiction.bromazolam',
    means: 'benzodiazepine',
  },
  {
    typed: ['phenibut', 'fenibut'],
    page: '/what-we-treat/benzodiazepine-addiction#what-we-treat.benzodiazepine-addiction.phenibut',
    means: 'benzodiazepine',
  },
  {
    typed: ['ozempic', 'wegovy', 'semaglutide', 'mounjaro', 'zepbound', 'tirzepatide', 'glp 1', 'glp1'],
    page: '/what-we-treat/alcohol-addiction#what-we-treat.alcohol-addiction.semaglutide',
    means: 'alcohol medicine',
  },
  {
    typed: [
      ...['dui', 'dwi', 'court', 'court ordered', 'court order', 'probation', 'probation officer', 'parole'],
      ...['probatoria', 'libertad condicional'],
      ...['drug court', ...place.courtNames, 'judge', 'lawyer', 'attorney', 'abogado', 'corte'],
    ],
    page: '/court-and-probation',
    means: 'court',
  },
  {
    typed: [
      ...['bring my kids', 'bring my child', 'bring kids', 'childcare', 'child care', 'daycare'],
      ...['babysitter', 'bring children', 'ninos'],
    ],
    page: '/faq#faq-children-at-visits',
  },
  {
    typed: [
      ...['same day appointment', 'same day', 'next appointment', 'next available', 'how soon', 'walk in'],
      ...['wait list', 'waitlist', 'waiting list', 'appointment today', 'see someone today', 'cita hoy'],
      ...['start today', 'start tomorrow', 'appointment tomorrow', 'come in today', 'come in tomorrow'],
      ...['start this week', 'appointment this week', 'start right away', 'cita manana', 'empezar hoy'],
      ...['start tommorow', 'appointment tommorow'],
    ],
    page: '/contact-us#section-next-first-visit',
    says: '{nextVisit}',
    means: 'first visit appointment',
  },
  {
    typed: [
      ...['cancel', 'cancel appointment', 'cancel my appointment', 'cancel a visit', 'cancel visit'],
      ...['cancellation', 'reschedule', 'move my appointment', 'change my appointment', 'missed appointment'],
      ...['running late', 'no show', 'cancelar cita', 'cambiar cita', 'cancelar'],
    ],
    page: '/offices',
    means: 'offices',
    says: 'To cancel or move a visit, call the office where it is.',
  },
  {
    typed: [
      ...['pregnant', 'pregnancy', 'pregnant and using', 'embarazada', 'expecting', 'breastfeeding'],
      ...['pregnant on suboxone', `${agency} baby`, 'newborn withdrawal', 'neonatal abstinence'],
    ],
    page: '/pregnancy',
    means: 'pregnancy',
  },
  {
    typed: [
      ...['medication refill', 'refill', 'suboxone refill', 'running out of suboxone', 'out of suboxone'],
      ...['ran out of suboxone', 'bridge prescription', 'transfer suboxone', 'new suboxone doctor'],
      ...[
        'subutex refill',
        'lost my prescription',
        'lost my suboxone',
        'stolen suboxone',
        'my clinic closed',
        'clinic closed',
        'already on suboxone',
      ],
    ],
    page: '/already-on-buprenorphine',
    means: 'buprenorphine',
  },
  {
    typed: [
      ...['xanax and alcohol', 'alcohol and pills', 'pills and alcohol', 'benzos and alcohol'],
      ...['mixing pills and alcohol', 'drinking on xanax', 'alcohol and xanax', 'gabapentin and alcohol'],
      ...['suboxone and alcohol', 'painkillers and alcohol', 'ambien and alcohol'],
    ],
    page: '/alcohol-with-pills',
    means: 'alcohol',
  },
  {
    typed: [
      ...['no insurance', 'uninsured', 'without insurance', 'dont have insurance', 'self pay', 'cash price'],
      ...['cant afford', 'cant pay', 'no money', 'low income', 'payment plan', 'charity care', 'broke'],
      ...['financial help', 'financial assistance', 'financial aid', 'state funded'],
    ],
    page: '/paying-for-treatment#section-no-insurance',
    means: 'cost paying insurance',
  },
  {
    typed: [
      ...['sin seguro', 'no tengo seguro', 'sin papeles', 'sin documentos', 'undocumented', 'sin dinero'],
      ...['no tengo papeles', 'indocumentado', 'indocumentada', 'deportar', 'la migra', 'inmigracion'],
      ...['cuanto cuesta', 'cuanto vale', 'cuanto cobran', 'costo', 'precio', 'pagar', 'gratis'],
    ],
    page: '/es#section-pagar-sin-seguro-o-sin-papeles',
    means: 'cost paying insurance',
  },
  {
    typed: ['verguenza', 'avergonzado', 'avergonzada', 'me da pena', 'forma de beber'],
    page: '/es',
  },
  {
    typed: [
      ...['cita', 'primera cita', 'primera visita', 'como empezar', 'como empiezo', 'hacer una cita'],
      ...['que me llamen', 'pueden llamarme'],
    ],
    page: '/es#section-como-empezar',
    means: 'first visit appointment',
  },
  {
    typed: [
      ...['horario', 'direccion', 'ubicacion', 'oficinas', 'donde estan', 'a que hora abren'],
      ...['telefono', 'numero de telefono', 'llamar', 'contacto'],
    ],
    page: '/es#oficinas',
    means: 'offices hours',
  },
  {
    typed: [
      ...['privacidad', 'confidencial', 'es confidencial', 'quien se entera', 'le dicen a mi jefe'],
      ...['le dicen a mi familia', 'le avisan a la policia', 'le dicen a la policia'],
    ],
    page: '/es#section-su-privacidad',
    means: 'privacy',
  },
  {
    typed: [
      ...relatives.flatMap((who) => [`${who} toma`, `${who} bebe`]),
      ...['hijo usa', 'hija usa', 'hermano usa', 'ayudo a mi hijo', 'ayudo a mi hija', 'ayudar a mi'],
      ...['la familia', 'obligarlo', 'obligarla'],
    ],
    page: '/es#section-para-la-familia',
    means: 'families',
  },
  {
    typed: [
      ...['donde dormir', 'sin casa', 'sin techo', 'refugio', 'comida', 'no tengo carro', 'jeringas'],
      ...['narcan gratis', 'naloxona gratis'],
    ],
    page: '/es#section-techo-transporte-y-jeringas-limpias',
  },
  {
    typed: ['embarazo', 'estoy embarazada', 'quitar a mis hijos', 'quitarme a mis hijos'],
    page: '/es#section-embarazo',
    means: 'pregnancy',
  },
  {
    typed: ['dejar de tomar en casa', 'dejarlo en casa', 'es seguro dejarlo'],
    page: '/es/guia#section-es-seguro-dejarlo-en-casa',
  },
  {
    typed: ['sintomas de abstinencia', 'dura la abstinencia', 'malilla'],
    page: '/es/guia#section-la-abstinencia-dia-por-dia',
  },
  {
    typed: [...['medicina para dejar de tomar', 'pastillas para dejar de tomar']],
    page: '/es/guia#section-medicinas-para-los-opioides-y-el-alcohol',
  },
  {
    typed: ['menor de edad', 'mis papas', 'tengo 16', 'tengo 17'],
    page: '/es/guia#section-para-adolescentes',
  },
  {
    typed: ['que le digo', 'como le digo'],
    page: '/es/guia#section-que-decir',
  },
  {
    typed: [...['queja', 'poner una queja', 'mis derechos', 'discriminacion'], ...['estimado de buena fe']],
    page: '/es/guia#section-sus-derechos-y-sus-quejas',
  },
  {
    typed: [
      ...['plan de seguridad', 'soy alcoholico', 'soy adicto', 'tomando mucho'],
      ...['tomo mucho', 'tomo demasiado', 'bebo mucho'],
    ],
    page: '/es/guia#section-para-imprimir-y-para-revisarse',
  },
  {
    typed: ['necesito interprete', 'necesito un interprete', 'un interprete', 'hay interprete', 'traductor'],
    page: '/es#section-un-interprete-es-gratis',
  },
  {
    typed: ['y tiemblo', 'si no tomo', 'si no bebo', 'temblando', 'cuando no tomo', 'me tiemblan'],
    page: '/es#section-dejar-de-golpe-el-alcohol-o-las-pastillas',
    means: 'withdrawal',
  },
  {
    typed: ['desintoxicacion', 'desintoxicarme', 'centro de desintoxicacion'],
    page: '/es#section-dejar-de-golpe-el-alcohol-o-las-pastillas',
    means: 'detox withdrawal',
  },
  {
    typed: ['lgbtq', 'lgbt', 'lgbtqia', 'gay', 'lesbian', 'transgender', 'trans', 'queer', 'nonbinary'],
    page: '/faq#faq-lgbtq',
  },
  {
    typed: ['tell my employer', 'will you tell my employer', 'employer find out', 'will my job find out'],
    page: '/faq#faq-employer-told',
    means: 'employer leave',
  },

  // Access and rights.
  {
    typed: [
      ...['deaf', 'hard of hearing', 'hearing aid', 'hearing impaired', 'asl', 'sign language', 'tty'],
      ...['relay service', 'video relay', 'blind', 'low vision', 'screen reader', 'braille', 'ramp'],
      ...['elevator', 'service animal', 'ada', 'disability', 'disabled', 'autism', 'autistic'],
    ],
    page: '/accessibility',
    means: 'accessibility',
  },
  {
    typed: [
      ...['interpreter', 'translator', 'translation', 'language line', 'language help', 'dont speak english'],
      ...['vietnamese', 'korean', 'chinese', 'mandarin', 'arabic', 'hindi', 'gujarati', 'portuguese'],
      ...['haitian creole', 'french', 'russian', 'large print', 'cant read'],
    ],
    page: '/accessibility#section-ask-for-what-you-need',
    means: 'interprete',
  },
  {
    typed: [
      ...['no surprises act', 'surprise bill', 'good faith estimate', 'balance billing', 'cost estimate'],
      ...['bill', 'billing', 'dispute a bill'],
    ],
    page: '/your-rights#section-good-faith-estimate',
    means: 'estimate',
  },
  {
    typed: [
      ...['patient rights', 'my rights', 'client rights', 'grievance', 'file a complaint', 'complaint'],
      ...[
        'ombudsman',
        'report you',
        'report a counselor',
        'report this place',
        'mistreated',
        'treated badly',
      ],
      ...['discrimination', 'discriminated', 'civil rights', 'racist'],
    ],
    page: '/your-rights#section-complaints',
    means: 'complaints',
  },
  {
    typed: [
      ...['are you licensed', 'license number', 'licensed program', 'state license', 'are you accredited'],
      ...['accredited', 'accreditation', 'joint commission', 'carf', 'medical director', 'who owns you'],
      ...['are you legit', 'is this legit'],
    ],
    page: '/your-rights#section-who-we-are',
    means: 'team',
  },
  {
    typed: [
      ...['medical records', 'my records', 'records', 'my chart', 'my file', 'records request'],
      'expediente',
    ],
    page: '/faq#faq-see-my-records',
  },
  {
    typed: [
      ...['who can see', 'tell my family', 'tell my wife', 'tell my husband', 'tell anyone', 'does it go on'],
      ...['who will know', 'my privacy rights'],
    ],
    page: '/faq#faq-is-it-confidential',
    means: 'privacy',
  },
  {
    typed: [
      ...['you call the police', 'tell the police', 'report me', 'mandated reporter', `you call ${agency}`],
      ...['call cps', `tell ${agency}`, 'duty to warn', 'subpoena'],
    ],
    page: '/faq#faq-limits-of-confidentiality',
    means: 'privacy',
  },
  {
    typed: ['cookies', 'tracking', 'delete my data', 'sell my data', 'google analytics'],
    page: '/privacy-policy',
  },
  {
    typed: ['power of attorney', 'amend my record', 'correct my record', 'accounting of disclosures'],
    page: '/notice-of-privacy-practices#section-your-rights',
  },
  {
    typed: [
      'proof of attendance',
      'attendance letter',
      'note for work',
      'doctors note',
      'work note',
      'school note',
    ],
    page: '/faq#faq-employer-told',
    means: 'employer leave',
  },
  {
    typed: ['food', 'hungry', 'food stamps', 'food pantry', 'snap', '211', 'utilities', 'diapers'],
    page: '/for-families#section-this-week',
  },
  { typed: ['second opinion'], page: '/how-we-help/drug-and-alcohol-assessment' },
  {
    typed: [
      ...[
        'take my baby',
        'lose my baby',
        'take my kids',
        'take my child',
        'take my children',
        'lose custody',
      ],
      ...['cps when i give birth', 'quitar a mi bebe', 'plan of safe care'],
    ],
    page: `/pregnancy#section-${agency}-and-your-rights`,
    means: 'pregnancy',
  },
  {
    typed: ['missed methadone', 'vomited methadone', 'threw up my methadone'],
    page: '/pregnancy#section-opioids-and-fentanyl',
  },
  {
    typed: ['hiv', 'hiv test', 'hep c', 'hep c test', 'hepatitis', 'std', 'sti', 'std test', 'vih'],
    page: '/faq#faq-free-naloxone',
  },
]
