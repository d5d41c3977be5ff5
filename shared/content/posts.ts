import type { BlogPost } from '../entities/blogPost.ts'
import { georgia911MedicalAmnestyLaw } from './posts/georgia-911-medical-amnesty-law.ts'
import { gettingThroughTheHolidays } from './posts/getting-through-the-holidays.ts'
import { grandparentsRaisingGrandchildren } from './posts/grandparents-raising-grandchildren.ts'
import { grievingSomeoneWhoDiedOfAnOverdose } from './posts/grieving-someone-who-died-of-an-overdose.ts'
import { groupTherapyForPeopleWhoHateTalking } from './posts/group-therapy-for-people-who-hate-talking.ts'
import { helpingWithoutEnabling } from './posts/helping-without-enabling.ts'
import { howLongDoesACravingLast } from './posts/how-long-does-a-craving-last.ts'
import { howNaloxoneWorks } from './posts/how-naloxone-works.ts'
import { isBuprenorphineTradingOneDrugForAnother } from './posts/is-buprenorphine-trading-one-drug-for-another.ts'
import { northGeorgiaVeteransWhereToStart } from './posts/north-georgia-veterans-where-to-start.ts'
import { onePillCounterfeitsAndFentanyl } from './posts/one-pill-counterfeits-and-fentanyl.ts'
import { outpatientResidentialOrHospital } from './posts/outpatient-residential-or-hospital.ts'
import { pleaseDoNotQuitDrinkingAlone } from './posts/please-do-not-quit-drinking-alone.ts'
import { surgeryAndPainMedicineInRecovery } from './posts/surgery-and-pain-medicine-in-recovery.ts'
import { talkingWithChildrenAboutAParentsAddiction } from './posts/talking-with-children-about-a-parents-addiction.ts'
import { tellingYourEmployerAndTakingLeave } from './posts/telling-your-employer-and-taking-leave.ts'
import { theAnxietyAndAlcoholLoop } from './posts/the-anxiety-and-alcohol-loop.ts'
import { theFirst24HoursAfterASlip } from './posts/the-first-24-hours-after-a-slip.ts'
import { theFirst30Days } from './posts/the-first-30-days.ts'
import { treatmentWhenYouLiveAnHourFromAnywhere } from './posts/treatment-when-you-live-an-hour-from-anywhere.ts'
import { whatParityLawMeansInPlainWords } from './posts/what-parity-law-means-in-plain-words.ts'
import { whatToBringToYourFirstAppointment } from './posts/what-to-bring-to-your-first-appointment.ts'
import { whatToDoInAPanicAttack } from './posts/what-to-do-in-a-panic-attack.ts'
import { whatToDoWithAFreeSaturday } from './posts/what-to-do-with-a-free-saturday.ts'
import { whatToSayToSomeoneWhoIsNotReady } from './posts/what-to-say-to-someone-who-is-not-ready.ts'
import { whenAPrescriptionBecomesAProblem } from './posts/when-a-prescription-becomes-a-problem.ts'
import { whenTheDrinkingStopsAndTheSadnessStays } from './posts/when-the-drinking-stops-and-the-sadness-stays.ts'
import { whenYouFindSomethingInYourTeenagersRoom } from './posts/when-you-find-something-in-your-teenagers-room.ts'
import { whichNumberToCallAtTwoInTheMorning } from './posts/which-number-to-call-at-two-in-the-morning.ts'
import { whyWillpowerWasNeverTheProblem } from './posts/why-willpower-was-never-the-problem.ts'
import { whyYouCannotSleepInEarlyRecovery } from './posts/why-you-cannot-sleep-in-early-recovery.ts'
import { yourFirstDayOfIntensiveOutpatient } from './posts/your-first-day-of-intensive-outpatient.ts'

/** Newest first. */
export const posts: BlogPost[] = [
  whenAPrescriptionBecomesAProblem,
  surgeryAndPainMedicineInRecovery,
  grandparentsRaisingGrandchildren,
  outpatientResidentialOrHospital,
  whichNumberToCallAtTwoInTheMorning,
  theFirst24HoursAfterASlip,
  whenYouFindSomethingInYourTeenagersRoom,
  howNaloxoneWorks,
  treatmentWhenYouLiveAnHourFromAnywhere,
  whatToDoWithAFreeSaturday,
  whatToDoInAPanicAttack,
  groupTherapyForPeopleWhoHateTalking,
  talkingWithChildrenAboutAParentsAddiction,
  onePillCounterfeitsAndFentanyl,
  tellingYourEmployerAndTakingLeave,
  isBuprenorphineTradingOneDrugForAnother,
  whatParityLawMeansInPlainWords,
  whenTheDrinkingStopsAndTheSadnessStays,
  whatToBringToYourFirstAppointment,
  howLongDoesACravingLast,
  theAnxietyAndAlcoholLoop,
  gettingThroughTheHolidays,
  northGeorgiaVeteransWhereToStart,
  helpingWithoutEnabling,
  pleaseDoNotQuitDrinkingAlone,
  theFirst30Days,
  grievingSomeoneWhoDiedOfAnOverdose,
  georgia911MedicalAmnestyLaw,
  whyYouCannotSleepInEarlyRecovery,
  yourFirstDayOfIntensiveOutpatient,
  whatToSayToSomeoneWhoIsNotReady,
  whyWillpowerWasNeverTheProblem,
]
