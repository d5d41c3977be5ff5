import type { Faq } from '../entities/faq.ts'
import { overdoseSteps, overdoseStepsLink } from './overdoseSteps.ts'

/** The general questions, in the order of the FAQ page. The questions of a treatment page are in its file. */
export const faqs: Faq[] = [
  // Crisis and safety
  {
    id: 'faq-crisis-now',
    categoryName: 'Crisis and safety',
    question: 'Whom do I contact in a crisis right now?',
    answer: `<p>If a life is in danger, call <a href="tel:911">911</a>. For thoughts of suicide, a mental health crisis or a crisis with alcohol or other drugs, call or text <a href="tel:988">988</a>.</p>
<p>It is free, it is answered day and night, and you can call for another person. You may also chat at <a href="https://988lifeline.org">988lifeline.org</a>. Our offices are not staffed around the clock, so please do not wait for us.</p>`,
  },
  {
    id: 'faq-overdose-signs',
    categoryName: 'Crisis and safety',
    question: 'How do I recognize an overdose, and what should I do?',
    answer: `<p>With opioids, look for slow or no breathing, blue, gray or ashen lips, gurgling sounds, tiny pupils, and a person you cannot wake.</p>${overdoseSteps}<p>Afterward, call or text <a href="tel:988">988</a> for support.</p><p>The days after: <a href="/after-an-overdose">the first 72 hours</a>.</p>`,
  },
  {
    id: 'faq-suicidal-thoughts',
    categoryName: 'Crisis and safety',
    question: 'I am having thoughts of suicide. What will happen if I tell you?',
    answer: `<p>We will thank you for saying it, ask more, and make a safety plan with you. Having the thought does not by itself mean a hospital stay; many people stay at home with a plan and closer support. If the danger is high, we help you get to safer care.</p>
<p>Please do not wait for an appointment: call or text <a href="tel:988">988</a> now, or call <a href="tel:911">911</a> if you might act on it.</p>`,
  },
  {
    id: 'faq-worried-about-someone-safety',
    categoryName: 'Crisis and safety',
    question: 'How do I ask a loved one about suicide?',
    answer: `<p>Ask directly and gently: “Are you thinking about killing yourself?” The question does not put the idea in anyone’s head, and it often brings relief. Listen without arguing. Ask whether there is a plan, and put distance between the person and firearms or pills. Stay with them.</p>
<p>Call or text <a href="tel:988">988</a> together. If they have a weapon, have taken something or will not stay safe, call <a href="tel:911">911</a>.</p>`,
  },
  {
    id: 'faq-withdrawal-danger',
    categoryName: 'Crisis and safety',
    question: 'Which withdrawal signs are an emergency?',
    answer: `<p>Call <a href="tel:911">911</a> for a seizure, confusion, seeing or hearing things, high fever, chest pain, fainting or severe shaking after stopping alcohol, benzodiazepines or other sedatives.</p>
<p>This kind of withdrawal can be life-threatening, so never stop suddenly on your own. With any substance, vomiting that will not let you keep fluids down needs medical care.</p>
<p>If it drives you to despair or thoughts of suicide, call or text <a href="tel:988">988</a>.</p>`,
  },
  {
    id: 'faq-veteran-crisis',
    categoryName: 'Crisis and safety',
    question: 'Is there a crisis line for veterans?',
    answer: `<p>Yes. Call <a href="tel:988">988</a> and press 1, or visit the <a href="https://www.veteranscrisisline.net">Veterans Crisis Line</a> to chat or to find the text number.</p>
<p>Service members, Guard and Reserve, and families may use it too, and you do not need to be enrolled in VA care.</p>
<p>If someone is in immediate danger, call <a href="tel:911">911</a>.</p>
<p>Once things are calmer, read about our <a href="/how-we-help/veterans-rehab">support for veterans</a>.</p>`,
  },
  {
    id: 'faq-safe-at-home',
    categoryName: 'Crisis and safety',
    question: 'How can I make my home safer while we wait for care to begin?',
    answer: `<p>Lock up or remove firearms, leftover prescriptions and alcohol; many pharmacies take old pills back. Keep naloxone where everyone can find it. Store cannabis products and medicines out of children’s reach. Try not to leave a person in crisis, or anyone in heavy withdrawal, alone overnight.</p>
<p>Put two numbers on the refrigerator: <a href="tel:988">988</a> for a crisis, by call or text, and <a href="tel:911">911</a> for an emergency.</p>`,
  },

  // Getting started
  {
    id: 'faq-first-step',
    categoryName: 'Getting started',
    question: 'What is the first step if I want help?',
    answer: `<p>Call the office nearest to you or send the form on our <a href="/contact-us">contact page</a>. Someone will ask a few short questions: what is going on, whether you are safe today, and when you could come in. You do not need the right words, and calling does not commit you to anything. Many people begin by saying, “I’m not sure if I belong here.”</p>`,
  },
  {
    id: 'faq-what-happens-at-assessment',
    categoryName: 'Getting started',
    question: 'What happens at the first assessment?',
    answer: `<p>You sit down with a clinician in private and talk about your health, your mood, what you use and how often, and what you would like to be different. You may fill out some questionnaires. At the end you hear which kind of care we suggest and why. If another place would serve you better, we say so. Our page on the <a href="/how-we-help/drug-and-alcohol-assessment">drug and alcohol assessment</a> describes the visit.</p><p>Step by step: <a href="/your-first-visit">your first visit</a>.</p>`,
  },
  {
    id: 'faq-bad-enough',
    categoryName: 'Getting started',
    question: 'Is my problem bad enough for treatment?',
    answer: `<p>There is no minimum amount of trouble. If your drinking, use, mood or worry is costing you something you care about, that is reason enough to talk with us. Reaching out early can mean a lighter plan. For people who see a problem forming, <a href="/how-we-help/asam-level-5-early-intervention">early intervention</a> may be all that is needed. The assessment answers the question better than comparing yourself with others.</p>`,
  },
  {
    id: 'faq-what-to-bring',
    categoryName: 'Getting started',
    question: 'What should I bring to my first visit?',
    answer: `<p>These will save you time:</p><ul><li>a photo ID and your insurance card, if you have one;</li><li>a list of your medicines and doses, or the bottles themselves;</li><li>names of doctors or therapists you see;</li><li>any court, employer or school papers that apply;</li><li>your completed <a href="/forms">forms</a>.</li></ul><p>Missing something? Come anyway. Most of it can follow later, and a notebook for your own questions is always welcome.</p>`,
  },
  {
    id: 'faq-where-are-you',
    categoryName: 'Getting started',
    question: 'Where are you located, and can I choose the office?',
    answer: `<p>{name} has offices in Cumming, Jefferson and Alpharetta, Georgia. You may choose whichever is easiest to reach from home or work. Not every group meets at every office on the same evening, so mention the times you can come. Addresses, maps and opening hours are on our <a href="/contact-us">contact page</a>, and some visits can take place by video.</p><p>Parking, ramps, buses and group times are on the page of <a href="/offices">each office</a>.</p>`,
  },
  {
    id: 'faq-referral-needed',
    categoryName: 'Getting started',
    question: 'Do I need a referral from a doctor?',
    answer: `<p>You can contact us yourself; a doctor’s referral is not needed to ask for an appointment. Some health plans do want a referral or approval in advance before they pay, so check the number on the back of your card. If a doctor, lawyer, employer or probation officer is sending you, bring their paperwork and we can tell you what we may share, with your written permission.</p>`,
  },
  {
    id: 'faq-nervous',
    categoryName: 'Getting started',
    question: 'I am nervous about walking in. What can I do?',
    answer: `<p>Almost everybody is. You might drive by the office the day before, ask a friend to sit with you in the waiting room, or request the first appointment of the day, when it tends to be quiet. Tell the person who greets you that you are nervous. You may take breaks, and you can decline to answer any question until you feel ready.</p>`,
  },

  // Cost and insurance
  {
    id: 'faq-insurance-accepted',
    categoryName: 'Cost and insurance',
    question: 'Will my insurance pay for treatment?',
    answer: `<p>That depends on your plan, and we cannot promise coverage for anyone in advance. Many health plans include some benefits for mental health and substance use care. When you call, have your card ready, and ask us to check your benefits. You can also phone your plan and ask about outpatient behavioral health, deductibles, copays, and whether approval is needed before you begin.</p><p><a href="/paying-for-treatment">What each kind of plan covers</a>.</p>`,
  },
  {
    id: 'faq-cost',
    categoryName: 'Cost and insurance',
    question: 'How much does treatment cost?',
    answer: `<p>The cost depends on the kind of care, how many sessions you have each week, and what your plan pays. One hour of therapy and an intensive program are very different bills. Please ask for numbers before you start. If you are uninsured or choose to pay yourself, you have a right under federal law to a written good faith estimate of expected charges.</p>`,
  },
  {
    id: 'faq-no-insurance',
    categoryName: 'Cost and insurance',
    question: 'What if I have no insurance or cannot afford care?',
    answer: `<p>Please call before you decide it is out of reach. We can talk about what is possible here and, when it is not, point you to community programs in Georgia. You can look for low-cost and public options at <a href="https://findtreatment.gov">findtreatment.gov</a>. The <a href="https://www.samhsa.gov/find-help/helplines/national-helpline">SAMHSA National Helpline</a> is free and confidential, and it refers callers to local services at any hour.</p><p>See <a href="/paying-for-treatment#section-no-insurance">where else you can ask</a>.</p>`,
  },
  {
    id: 'faq-prior-authorization',
    categoryName: 'Cost and insurance',
    question: 'What is prior authorization?',
    answer: `<p>It is a health plan’s approval before it agrees to pay for a service. A plan may ask for a summary of your assessment and the reason a certain level of care is suggested. It may approve a number of visits and then ask again. Approval is not the same as a promise of payment. If a request is turned down, you have the right to ask why and to appeal.</p>`,
  },
  {
    id: 'faq-employer-sees-claims',
    categoryName: 'Cost and insurance',
    question: 'If I use insurance through work, will my employer find out?',
    answer: `<p>Employers generally do not receive the details of an employee’s health visits. The person who holds the policy, such as a spouse or parent, may receive a statement that lists a service, however. If that worries you, ask your plan whether it can send statements to a different address or to you alone. Our <a href="/privacy-policy">privacy policy</a> explains what we share, and with whom.</p>`,
  },

  // Treatment
  {
    id: 'faq-what-is-outpatient',
    categoryName: 'Treatment',
    question: 'What does outpatient treatment mean?',
    answer: `<p>You live at home and come in for scheduled sessions. Some people attend once a week. Others begin with <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a>, which means several sessions of a few hours each week, and step down as they grow steadier. You keep up with work, school and family, and you practice new skills in the places where you will need them.</p>`,
  },
  {
    id: 'faq-inpatient-or-outpatient',
    categoryName: 'Treatment',
    question: 'How do I know if I need inpatient care instead?',
    answer: `<p>A hospital or residential program is the safer start if withdrawal could be dangerous, if you are at risk of suicide, if you are very ill, or if home is not a safe place to get well. We do not provide inpatient detox ourselves. After an assessment we tell you plainly what we recommend and help you look for a place.</p>
<p>In a crisis call or text <a href="tel:988">988</a>; in an emergency call <a href="tel:911">911</a>.</p>`,
  },
  {
    id: 'faq-detox-at-home',
    categoryName: 'Treatment',
    question: 'Can I stop drinking or taking pills by myself first?',
    answer: `<p>Please ask a medical professional before you stop. Withdrawal from alcohol, benzodiazepines and similar sedatives can cause seizures and can be life-threatening, so medical detox should come first. Opioid withdrawal is very hard, and a break lowers tolerance, which raises the risk of overdose.</p>
<p>For shaking, confusion, a seizure or trouble breathing call <a href="tel:911">911</a>. For support at any hour call or text <a href="tel:988">988</a>.</p>`,
  },
  {
    id: 'faq-how-long',
    categoryName: 'Treatment',
    question: 'How long does treatment take?',
    answer: `<p>There is no fixed length. Intensive care often runs for some weeks to a few months, followed by fewer sessions over a longer time. Your goals, health and support at home all matter. We look at the plan with you on a regular basis, and <a href="/how-we-help/aftercare">aftercare</a> keeps the door open once the weekly schedule ends. Staying connected tends to matter more than finishing fast.</p>`,
  },
  {
    id: 'faq-group-required',
    categoryName: 'Treatment',
    question: 'Do I have to talk in group therapy?',
    answer: `<p>You are asked to be present, not to perform. In your first sessions you may simply listen and say your name. Most people speak when something another person says sounds like their own life. Groups have ground rules about respect and confidentiality. If a group does not suit you, tell your counselor. <a href="/how-we-help/individual-therapy">Individual therapy</a> can carry more of the weight while you find your footing.</p>`,
  },
  {
    id: 'faq-both-conditions',
    categoryName: 'Treatment',
    question: 'Can you treat addiction and mental health together?',
    answer: `<p>Yes. It is very common to have both, and each one can stir up the other. In <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a> one plan covers both, and the people caring for you talk with each other. You do not need to be free of all symptoms or all substances before we will listen to the rest of your story.</p>`,
  },
  {
    id: 'faq-telehealth',
    categoryName: 'Treatment',
    question: 'Can I attend sessions by video?',
    answer: `<p>Many sessions can take place by video when it is clinically suitable and you are in Georgia at the time. You will need a private spot, a steady connection and a phone or computer with a camera. Some parts of care, such as a physical exam or certain tests, still happen in person. Read more about <a href="/how-we-help/telehealth-treatment">telehealth treatment</a>, or ask us what would work for you.</p>`,
  },
  {
    id: 'faq-drug-testing',
    categoryName: 'Treatment',
    question: 'Will I be drug tested?',
    answer: `<p>Testing is part of many plans, most often with a urine or saliva sample. It helps keep medicines safe and shows how treatment is working. A result you did not hope for starts a conversation about what happened and what would help. If a court or employer has asked for results, we will explain what you would be agreeing to before you sign a release.</p>`,
  },

  // Medications
  {
    id: 'faq-what-is-mat',
    categoryName: 'Medications',
    question: 'What is medication-assisted treatment?',
    answer: `<p>It means using approved medicine, usually along with counseling, to treat an alcohol or opioid use disorder. The medicines can ease cravings, steady the body and lower the risk of return to use. For opioid use disorder, medication is a first-line treatment and not a last resort. Our page on <a href="/how-we-help/medication-assisted-treatment">medication-assisted treatment</a> explains the choices and what a first visit is like.</p>`,
  },
  {
    id: 'faq-replacing-one-drug',
    categoryName: 'Medications',
    question: 'Isn’t medication just trading one drug for another?',
    answer: `<p>No. Addiction means losing control and carrying on despite harm. A person who takes <a href="/how-we-help/medication-assisted-treatment/buprenorphine">buprenorphine</a> or methadone as prescribed has a steady dose that does not bring a high, and can work, parent and sleep. The body may depend on the medicine, as it can on medicine for other long-term conditions. Being in recovery and taking medication go together perfectly well.</p>`,
  },
  {
    id: 'faq-which-opioid-medicine',
    categoryName: 'Medications',
    question: 'Which medicines treat opioid use disorder?',
    answer: `<p>Three are approved in the United States. Buprenorphine can be prescribed in an office. Methadone is given through certified opioid treatment programs, and we can help you find one. <a href="/how-we-help/medication-assisted-treatment/naltrexone">Naltrexone</a> blocks opioids and can be started only after opioids have fully left the body. Buprenorphine and methadone have the strongest evidence: they lower the risk of dying. Naltrexone has not been shown to do so as clearly. Which one suits you depends on your health, history and daily life, and on what you prefer after hearing the facts.</p>`,
  },
  {
    id: 'faq-how-long-on-medication',
    categoryName: 'Medications',
    question: 'How long will I need to stay on medication?',
    answer: `<p>As long as it helps you. Some people take it for a year or two, others much longer, and there is no prize for stopping early. Coming off medicine for opioid use disorder too soon raises the risk of return to use and overdose, so plan any change slowly with your prescriber.</p>
<p>For an overdose call <a href="tel:911">911</a>; in emotional crisis call or text <a href="tel:988">988</a>.</p>`,
  },
  {
    id: 'faq-psychiatric-medication',
    categoryName: 'Medications',
    question: 'Do I have to take medicine for depression or anxiety?',
    answer: `<p>The decision is yours. For some people therapy is enough; for others medicine makes therapy possible. A prescriber should explain what a medicine may do, its side effects, how long it needs, and what else you could try. If you take something now, do not stop suddenly, even when you feel well. Bring your questions and your doubts to the visit. Both belong there.</p>`,
  },
  {
    id: 'faq-naloxone',
    categoryName: 'Medications',
    question: 'What is naloxone, and should I keep it at home?',
    answer: `<p>Naloxone reverses an opioid overdose for a while and is sold as a nasal spray in many pharmacies without a prescription. Keep it if anyone near you uses opioids, pills from outside a pharmacy or any drug that may contain fentanyl.</p>
<p>If you need it, call <a href="tel:911">911</a> first and then follow ${overdoseStepsLink}; the overdose can return. If you are struggling with thoughts of suicide, call or text <a href="tel:988">988</a>.</p>`,
  },

  {
    id: 'faq-naloxone-works',
    categoryName: 'Medications',
    question: 'Which drugs does naloxone work on?',
    answer: `<p>It reverses fentanyl, oxycodone, heroin and other opioids, though more than one dose may be needed. It does not reverse benzodiazepines, alcohol or stimulants. Give it anyway to someone who cannot be woken or is barely breathing, because many pills and powders hold an opioid that nobody expects.</p>
<p>Call <a href="tel:911">911</a> first, follow ${overdoseStepsLink} and stay: naloxone can wear off first.</p>
<p>If the overdose may have been on purpose, call or text <a href="tel:988">988</a> for support afterward.</p>`,
  },

  // Family and friends
  {
    id: 'faq-loved-one-refuses',
    categoryName: 'Family and friends',
    question: 'What can I do if someone I love refuses help?',
    answer: `<p>You cannot make the choice for them, but you have more influence than it seems. Choose a calm moment, speak about what you have seen, say what you feel, and offer one specific next step: “I will drive you on Thursday.” Notice and praise any healthy change. You can also come for support yourself. <a href="/how-we-help/family-programs">Family programs</a> help even when the other person is not ready.</p>`,
  },
  {
    id: 'faq-family-involved',
    categoryName: 'Family and friends',
    question: 'Can my family be part of my treatment?',
    answer: `<p>Yes, if you want that. You decide who is involved, and you sign a release that says what we may discuss. Some people invite a partner to one session, others take part in <a href="/how-we-help/family-programs/family-therapy">family therapy</a> for several months. “Family” means whoever stands by you: a friend, a sponsor, a grandparent, a neighbor. You can change your mind at any time.</p>`,
  },
  {
    id: 'faq-helping-or-enabling',
    categoryName: 'Family and friends',
    question: 'How can I help without making things worse?',
    answer: `<p>Try asking, “Does this support the person, or does it support the drinking or use?” A ride to an appointment supports the person. Calling the boss with an invented flu may not. Kindness and limits can live together. Decide what you can offer, say it once, and follow through. None of this has to be perfect, and learning it alongside other families makes it easier.</p>`,
  },
  {
    id: 'faq-talk-to-children',
    categoryName: 'Family and friends',
    question: 'What should I tell the children?',
    answer: `<p>A short, true answer in words that fit their age. For example: “Mom has an illness that makes it hard to stop drinking, and she is getting help. You did not cause it and you cannot fix it. You can ask me anything.” Children usually sense that something is wrong, and guesses are often scarier than facts. A counselor can help you prepare the talk.</p>`,
  },
  {
    id: 'faq-caring-for-myself',
    categoryName: 'Family and friends',
    question: 'I am worn out. Is there help for me?',
    answer: `<p>Yes, and you do not have to wait until the person you love is in treatment. Living on alert costs sleep, health and friendships. You might begin with one hour a week that belongs only to you, a mutual-help meeting for families, or a therapist of your own. Talk with us about <a href="/how-we-help/family-programs">family programs</a>. Caring for yourself takes nothing away from the other person.</p>`,
  },
  {
    id: 'faq-can-i-call-for-someone',
    categoryName: 'Family and friends',
    question: 'Can I make an appointment for another adult?',
    answer: `<p>You can call us, ask questions and learn what to expect, and that is often how it begins. An adult needs to agree to their own care, so at some point we will want to speak with them directly. A good plan is to call together, with the phone on speaker. Afterward we cannot confirm whether they came unless they have given written permission.</p>`,
  },

  // Privacy
  {
    id: 'faq-is-it-confidential',
    categoryName: 'Privacy',
    question: 'Is my treatment confidential?',
    answer: `<p>Yes, within the limits the law sets. The federal HIPAA rules protect your health information, and records of substance use treatment have added protection under a rule known as 42 CFR Part 2. In most cases we need your written permission before we share anything outside of your care and billing. The exceptions are listed in our <a href="/privacy-policy">privacy policy</a>, and we will go over them with you.</p>`,
  },
  {
    id: 'faq-limits-of-confidentiality',
    categoryName: 'Privacy',
    question: 'When might you have to share information without my consent?',
    answer: `<p>Only in narrow situations. Examples are a medical emergency, a report of suspected child abuse or neglect, a serious and immediate threat to someone’s safety, or a court order that meets strict legal requirements. Even then we share no more than is needed. Your clinician will explain these limits at the start, so that you know where they lie before you tell your story.</p>`,
  },
  {
    id: 'faq-employer-told',
    categoryName: 'Privacy',
    question: 'Will you tell my employer or my school?',
    answer: `<p>Not without your written permission. If someone calls and asks whether you come here, we neither confirm nor deny it. When you need a note for work, leave papers or proof of attendance, you can sign a release that names who gets what and for how long. You may limit it to dates alone, and you may take it back later in writing.</p>`,
  },
  {
    id: 'faq-see-my-records',
    categoryName: 'Privacy',
    question: 'Can I see my own records?',
    answer: `<p>In general you have the right to look at your health record, get a copy and ask for corrections. A few items, such as a therapist’s separate private notes, are handled differently. Ask at any office how to send a request, or see the <a href="/forms">forms page</a>. If something in your record reads in a way that troubles you, talk with your clinician about it.</p>`,
  },
  {
    id: 'faq-run-into-someone',
    categoryName: 'Privacy',
    question: 'What if I see somebody I know in the waiting room?',
    answer: `<p>It happens in towns the size of ours. They are there for a reason too, and everyone in a group agrees to keep names and stories private. If it would make you uncomfortable, tell us: we can look at a different time, another of our offices, or video visits. Should a relative, an ex or a co-worker be in your group, let your counselor know right away.</p>`,
  },

  // Recovery and daily life
  {
    id: 'faq-keep-working',
    categoryName: 'Recovery and daily life',
    question: 'Can I keep working or studying during treatment?',
    answer: `<p>Most people in outpatient care do. Ask about daytime and evening sessions and bring your calendar to the assessment. If you need time away, you may qualify for protected leave under the Family and Medical Leave Act, depending on your employer and how long you have worked there. Our page on <a href="/how-we-help/intensive-outpatient-treatment">intensive outpatient treatment</a> says how many hours it takes.</p><p>See the <a href="/offices#section-group-times">group times</a>, and whether <a href="/paying-for-treatment#section-does-insurance-cover-evening-sessions">insurance covers evening sessions</a>.</p>`,
  },
  {
    id: 'faq-return-to-use',
    categoryName: 'Recovery and daily life',
    question: 'What happens if I use again during treatment?',
    answer: `<p>Tell us, as soon as you can. A return to use is a signal that the plan needs changing, and it does not erase what you have learned or cost you your place here. Together we look at what led up to it, and adjust. After a break your tolerance is lower, so the danger of overdose is higher.</p>
<p>In an emergency call <a href="tel:911">911</a>. If you feel desperate, call or text <a href="tel:988">988</a>.</p>`,
  },
  {
    id: 'faq-cravings',
    categoryName: 'Recovery and daily life',
    question: 'How do I get through a craving?',
    answer: `<p>Cravings rise, crest and fall, often within half an hour. Put time and distance between you and the substance: leave the room, drink something cold, walk, phone a person on your list, and tell yourself you can decide again in fifteen minutes. Write down what set it off, because patterns teach you a lot. <a href="/how-we-help/relapse-prevention">Relapse prevention</a> work turns such notes into a plan.</p>`,
  },
  {
    id: 'faq-social-life',
    categoryName: 'Recovery and daily life',
    question: 'Will I ever have fun again without drinking or using?',
    answer: `<p>It is a fair worry. In the first months things can feel flat, because the brain is used to bigger jolts. Pleasure usually returns slowly: a morning on the lake, a meal that tastes good, a joke you remember the next day. Try things before you feel like it, and go with somebody. Saying yes to one small plan a week is a fine beginning.</p>`,
  },
  {
    id: 'faq-sober-living',
    categoryName: 'Recovery and daily life',
    question: 'What if my home is not a good place for recovery?',
    answer: `<p>Tell us early, since your surroundings matter as much as your effort. Some people move in with a relative for a while. Others live in a shared house where residents support each other and agree on rules, and come to us for treatment. Our page on <a href="/how-we-help/sober-living">sober living</a> lists questions to ask before you choose. If someone at home is hurting you, let us help you plan for safety first.</p>`,
  },
  {
    id: 'faq-meetings',
    categoryName: 'Recovery and daily life',
    question: 'Do I have to go to twelve-step meetings?',
    answer: `<p>No. Twelve-step groups have helped a great many people, and so have groups built on science-based skills, on faith, or on shared experience such as military service. What tends to help is having some circle of people who understand. We encourage you to try a few and keep the one where you feel at ease. If you take medication, look for a group that respects it.</p>`,
  },
  {
    id: 'faq-after-treatment',
    categoryName: 'Recovery and daily life',
    question: 'What support is there after I finish the program?',
    answer: `<p>Before you finish, you and your counselor write down what comes next: whom you will see, how often, which groups you like, what your early warning signs are, and what to do when one appears. <a href="/how-we-help/aftercare">Aftercare</a> may include monthly visits, alumni contact or medication follow-up. You can come back for a single session or a longer stretch. Returning early is a sign of good judgment.</p>`,
  },
]
