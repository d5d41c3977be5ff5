import { treatmentPage } from '../../treatmentPage.ts'

export const syntheticCannabinoidAddiction = treatmentPage({
  slug: 'what-we-treat/synthetic-cannabinoid-addiction',
  title: 'Synthetic Cannabinoid Addiction',
  description:
    'K2 and Spice are not marijuana. Why lab-made cannabinoids are so unpredictable, when to call for help, and how to get through withdrawal safely.',
  lastReviewed: '2026-06-30',
  sources: ['cannabis', 'overdose'],
  keyPoints: [
    'K2 and Spice are not marijuana. They can cause seizures and psychosis.',
    'Daily use can bring withdrawal. Ask for medical advice before you stop.',
    'Therapy and treatment of sleep and anxiety help you stay stopped.',
  ],
  text1: `<p>K2, Spice, Scooby, “fake weed,” a few drops in a vape: the names change as fast as the recipes. What stays the same is that a chemist made the active ingredient, somebody sprayed it onto plant matter or dissolved it in liquid, and no one can say how strong the next batch will be.</p>
<p>Many people turned to it for a plain reason. It doesn’t show up on ordinary drug tests, and they were on probation, in the service, in a shelter or up for a job. If that is how it began for you, we understand the logic. We also know how fast it can turn into something you can’t put down.</p>`,
  heading1: 'K2 and Spice: why they are dangerous',
  text2: `<p>THC in the cannabis plant turns the brain’s cannabinoid receptors on part of the way. Most synthetic versions turn them on all the way, and some are dozens of times as potent. The plant also holds other compounds that may soften the effect. The lab product has none.</p>
<p>Because the spray is uneven, one pinch may do little and the next may be overwhelming. Batches have been found to contain rat poison that causes bleeding, or opioids such as fentanyl. Makers keep altering the molecule to stay ahead of the law, which means that even an emergency room may not be able to identify it.</p>
<p>Lab-made cannabinoids such as K2 differ from delta-8 and similar products made from hemp, although people often confuse them. Those carry risks too, and our page on <a href="/what-we-treat/marijuana-addiction">marijuana addiction</a> mentions them.</p>`,
  heading2: 'Signs of use and of an emergency',
  text3: `<p>Regular use may show as red eyes, pale skin, vomiting, a racing heart, long blank stares, or a person who swings from calm to rage. Paranoia and hallucinations are more frequent and fiercer than with cannabis, and they can happen to somebody with no history of mental illness.</p>
<p>Call <a href="tel:911">911</a> if you see:</p>
<ul>
<li>a seizure, collapse or a frozen stare without any response</li>
<li>chest pain, or trouble breathing</li>
<li>extreme agitation, or threats to self or others</li>
<li>unusual bleeding from gums, nose or in the urine</li>
<li>little or no urine, which can mean kidney injury</li>
</ul>
<p>While you wait, keep the space quiet and stay nearby if it is safe. Give naloxone to anyone who can’t be woken, since the contents are unknown.</p>
<p>When someone is talking about suicide, or is terrified and you don’t know what to do, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Withdrawal and treatment',
  text4: `<p>With heavy daily use, withdrawal may begin within hours: craving, sweating, vomiting, a pounding heart, sleeplessness, nightmares and severe anxiety. Seizures and psychosis have been reported. So if you use many times a day, or have had a seizure before, see a doctor or go to a hospital before you stop. Outpatient care fits once the first days are under control, and for lighter use it may be enough from the beginning.</p>
<p>There is no specific medicine, so prescribers treat what is there, such as nausea, sleep or anxiety. Therapy then helps in two directions. One is backward, to the stress or trauma that made oblivion attractive. <a href="/how-we-help/co-occurring-disorder-treatment">Care for co-occurring conditions</a> matters here, because psychosis and depression must not be left to chance. The other is forward, to housing, work and legal obligations. We can talk about tests, probation and records without judgment, and <a href="/how-we-help/individual-therapy">a counselor of your own</a> will help you make a plan that is honest and that you can keep.</p>`,
})
