import type { SeedTreatment } from './treatmentPage.ts'
import { aftercare } from './treatments/how-we-help/aftercare.ts'
import { artAndMusicTherapy } from './treatments/how-we-help/alternative-therapies/art-and-music-therapy.ts'
import { mindfulnessAndYoga } from './treatments/how-we-help/alternative-therapies/mindfulness-and-yoga.ts'
import { alternativeTherapies } from './treatments/how-we-help/alternative-therapies.ts'
import { asamLevel5EarlyIntervention } from './treatments/how-we-help/asam-level-5-early-intervention.ts'
import { benefitsOfOutpatientRehab } from './treatments/how-we-help/benefits-of-outpatient-rehab.ts'
import { coOccurringDisorderTreatment } from './treatments/how-we-help/co-occurring-disorder-treatment.ts'
import { cognitiveBehavioralTherapy } from './treatments/how-we-help/cognitive-behavioral-therapy.ts'
import { dialecticalBehaviorTherapy } from './treatments/how-we-help/dialectical-behavior-therapy.ts'
import { drugAndAlcoholAssessment } from './treatments/how-we-help/drug-and-alcohol-assessment.ts'
import { familyTherapy } from './treatments/how-we-help/family-programs/family-therapy.ts'
import { familyPrograms } from './treatments/how-we-help/family-programs.ts'
import { groupTherapy } from './treatments/how-we-help/group-therapy.ts'
import { individualTherapy } from './treatments/how-we-help/individual-therapy.ts'
import { intensiveOutpatientTreatment } from './treatments/how-we-help/intensive-outpatient-treatment.ts'
import { buprenorphine } from './treatments/how-we-help/medication-assisted-treatment/buprenorphine.ts'
import { naltrexone } from './treatments/how-we-help/medication-assisted-treatment/naltrexone.ts'
import { medicationAssistedTreatment } from './treatments/how-we-help/medication-assisted-treatment.ts'
import { relapsePrevention } from './treatments/how-we-help/relapse-prevention.ts'
import { soberLiving } from './treatments/how-we-help/sober-living.ts'
import { telehealthTreatment } from './treatments/how-we-help/telehealth-treatment.ts'
import { veteransRehab } from './treatments/how-we-help/veterans-rehab.ts'
import { addictionTreatment } from './treatments/what-we-treat/addiction-treatment.ts'
import { alcoholAddiction } from './treatments/what-we-treat/alcohol-addiction.ts'
import { ativanAddiction } from './treatments/what-we-treat/benzodiazepine-addiction/ativan-addiction.ts'
import { halcionAddiction } from './treatments/what-we-treat/benzodiazepine-addiction/halcion-addiction.ts'
import { klonopinAddiction } from './treatments/what-we-treat/benzodiazepine-addiction/klonopin-addiction.ts'
import { restorilAddiction } from './treatments/what-we-treat/benzodiazepine-addiction/restoril-addiction.ts'
import { valiumAddiction } from './treatments/what-we-treat/benzodiazepine-addiction/valium-addiction.ts'
import { xanaxAddiction } from './treatments/what-we-treat/benzodiazepine-addiction/xanax-addiction.ts'
import { benzodiazepineAddiction } from './treatments/what-we-treat/benzodiazepine-addiction.ts'
import { crackCocaineAddiction } from './treatments/what-we-treat/cocaine-addiction/crack-cocaine-addiction.ts'
import { cocaineAddiction } from './treatments/what-we-treat/cocaine-addiction.ts'
import { drugAddiction } from './treatments/what-we-treat/drug-addiction.ts'
import { fentanylAddiction } from './treatments/what-we-treat/fentanyl-addiction.ts'
import { gamblingAddiction } from './treatments/what-we-treat/gambling-addiction.ts'
import { hallucinogenAddiction } from './treatments/what-we-treat/hallucinogen-addiction.ts'
import { heroinAddiction } from './treatments/what-we-treat/heroin-addiction.ts'
import { inhalantAddiction } from './treatments/what-we-treat/inhalant-addiction.ts'
import { ketamineAddiction } from './treatments/what-we-treat/ketamine-addiction.ts'
import { kratomAddiction } from './treatments/what-we-treat/kratom-addiction.ts'
import { marijuanaAddiction } from './treatments/what-we-treat/marijuana-addiction.ts'
import { mdmaAddiction } from './treatments/what-we-treat/mdma-addiction.ts'
import { adhd } from './treatments/what-we-treat/mental-health-treatment/adhd.ts'
import { anxiety } from './treatments/what-we-treat/mental-health-treatment/anxiety.ts'
import { bipolarDisorder } from './treatments/what-we-treat/mental-health-treatment/bipolar-disorder.ts'
import { borderlinePersonalityDisorder } from './treatments/what-we-treat/mental-health-treatment/borderline-personality-disorder.ts'
import { depression } from './treatments/what-we-treat/mental-health-treatment/depression.ts'
import { griefAndLoss } from './treatments/what-we-treat/mental-health-treatment/grief-and-loss.ts'
import { ocd } from './treatments/what-we-treat/mental-health-treatment/ocd.ts'
import { panicDisorder } from './treatments/what-we-treat/mental-health-treatment/panic-disorder.ts'
import { ptsd } from './treatments/what-we-treat/mental-health-treatment/ptsd.ts'
import { trauma } from './treatments/what-we-treat/mental-health-treatment/trauma.ts'
import { mentalHealthTreatment } from './treatments/what-we-treat/mental-health-treatment.ts'
import { methamphetamineAddiction } from './treatments/what-we-treat/methamphetamine-addiction.ts'
import { nicotineAddiction } from './treatments/what-we-treat/nicotine-addiction.ts'
import { opioidAddiction } from './treatments/what-we-treat/opioid-addiction.ts'
import { adderallAddiction } from './treatments/what-we-treat/prescription-drug-addiction/adderall-addiction.ts'
import { ambienAddiction } from './treatments/what-we-treat/prescription-drug-addiction/ambien-addiction.ts'
import { codeineAddiction } from './treatments/what-we-treat/prescription-drug-addiction/codeine-addiction.ts'
import { gabapentinAddiction } from './treatments/what-we-treat/prescription-drug-addiction/gabapentin-addiction.ts'
import { hydrocodoneAddiction } from './treatments/what-we-treat/prescription-drug-addiction/hydrocodone-addiction.ts'
import { morphineAddiction } from './treatments/what-we-treat/prescription-drug-addiction/morphine-addiction.ts'
import { oxycodoneAddiction } from './treatments/what-we-treat/prescription-drug-addiction/oxycodone-addiction.ts'
import { ritalinAddiction } from './treatments/what-we-treat/prescription-drug-addiction/ritalin-addiction.ts'
import { tramadolAddiction } from './treatments/what-we-treat/prescription-drug-addiction/tramadol-addiction.ts'
import { prescriptionDrugAddiction } from './treatments/what-we-treat/prescription-drug-addiction.ts'
import { syntheticCannabinoidAddiction } from './treatments/what-we-treat/synthetic-cannabinoid-addiction.ts'

/** A parent comes before its children. */
export const treatments: readonly SeedTreatment[] = [
  addictionTreatment,
  alcoholAddiction,
  drugAddiction,
  opioidAddiction,
  heroinAddiction,
  fentanylAddiction,
  cocaineAddiction,
  crackCocaineAddiction,
  methamphetamineAddiction,
  marijuanaAddiction,
  inhalantAddiction,
  hallucinogenAddiction,
  mdmaAddiction,
  ketamineAddiction,
  kratomAddiction,
  syntheticCannabinoidAddiction,
  nicotineAddiction,
  gamblingAddiction,
  prescriptionDrugAddiction,
  oxycodoneAddiction,
  hydrocodoneAddiction,
  codeineAddiction,
  morphineAddiction,
  tramadolAddiction,
  adderallAddiction,
  ritalinAddiction,
  ambienAddiction,
  gabapentinAddiction,
  benzodiazepineAddiction,
  xanaxAddiction,
  valiumAddiction,
  klonopinAddiction,
  ativanAddiction,
  halcionAddiction,
  restorilAddiction,
  mentalHealthTreatment,
  depression,
  anxiety,
  ptsd,
  bipolarDisorder,
  trauma,
  ocd,
  adhd,
  panicDisorder,
  griefAndLoss,
  borderlinePersonalityDisorder,
  groupTherapy,
  individualTherapy,
  familyPrograms,
  familyTherapy,
  intensiveOutpatientTreatment,
  benefitsOfOutpatientRehab,
  medicationAssistedTreatment,
  buprenorphine,
  naltrexone,
  coOccurringDisorderTreatment,
  aftercare,
  soberLiving,
  veteransRehab,
  asamLevel5EarlyIntervention,
  alternativeTherapies,
  mindfulnessAndYoga,
  artAndMusicTherapy,
  cognitiveBehavioralTherapy,
  dialecticalBehaviorTherapy,
  telehealthTreatment,
  relapsePrevention,
  drugAndAlcoholAssessment,
]
