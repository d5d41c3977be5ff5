/**
 * Words that are interchangeable in a sentence about danger: what is true of a car is true of a truck. The words are
 * English and Spanish, and match in any form ("drive", "driving"). A word can be in several classes.
 */
export const dangerWordClasses: Readonly<Record<string, string>> = {
  self: 'i im ive me my myself id ill we were us our yo estoy tengo siento tome soy mi',
  person: `husband wife boyfriend girlfriend bf gf mom mother dad father brother sister friend roommate cousin uncle aunt
    neighbor partner fiance ex buddy coworker man woman guy lady dude grandma grandpa grandmother grandfather bro
    somebody someone person stranger homie homeboy homegirl wifey hubby spouse stepdad stepmom boss tenant client patient
    girl boy people mama papa esposo esposa marido novio novia hermano hermana amigo amiga primo prima tio tia vecino
    vecina abuelo abuela pareja senor senora alguien cuate compadre`,
  pronoun: 'he she hes shes they theyre him her them his their el ella lo la',
  young: `child kid toddler baby infant newborn grandson granddaughter grandbaby grandkid niece nephew preschooler
    children babies kids little bebe nino nina hijo hija nieto nieta chiquito`,
  age: 'year yr month mo old yo aged age ano anos mes meses',
  offspring: 'son daughter hijo hija teen teenager',
  vehicle: `car truck van suv jeep bus motorcycle pickup semi vehicle cab uber road highway street lane interstate
    traffic freeway exit carro camioneta coche moto troca carretera camion`,
  drive: `drive drove driving driver behind wheel steer swerve keys crash wreck ride dui dwi parked ditch manejar
    manejando manejo conducir conduciendo llaves choco`,
  weapon: `gun knife pistol rifle bullet shotgun machete blade weapon glock revolver firearm razor hammer pistola
    cuchillo arma navaja escopeta`,
  kill: 'kill murder stab shoot strangle smother slaughter matar mato asesinar apunalar',
  hurt: `hurt harm hit punch slap kick shove push grab beat slam choke drag throw threw bruise spit pull swing
    pega pego golpea golpe lastimar empuja jala avienta`,
  die: `die dead death suicide dying suicidal end gone unalive morir muerto muerte suicidio suicidar`,
  life: 'life live living alive world anymore exist wake point reason goodbye note vida vivir seguir despertar',
  debt: 'owe money debt pay cash dollar collect dinero debe debo deuda pagar plata lana',
  dealer: `dealer plug gang cartel supplier pusher shark crew snitch connect dope boyz narco pandilla maras`,
  threat: 'threaten threat blackmail extort warn revenge after coming retaliate amenaza amenazan extorsion',
  limb: `arm leg hand foot finger thigh neck groin skin vein calf wrist elbow ankle knuckle butt hip brazo pierna mano
    piel vena cuello pie`,
  wound: `swollen swelling pus abscess sore hole rotten rotting lump streak infected puffy ooze drain leak wound scab
    ulcer red hot black crater blister dead smells hinchado hinchada pus llaga herida absceso rojo roja negra bola`,
  inject:
    'inject shoot shot shooting slam needle syringe rig poke iv muscle missed banged inyecte inyecto inyectar aguja jeringa',
  stop: `quit stop stopped turkey ran out taper without since last off dejar deje dejo sin`,
  shake: `shake shaking sweat tremble tremor jitter seizure seize convulsion twitch dts fever puke vomit throw sick nausea
    shivers chills temblar tiemblo temblando tiembla sudar sudando vomita vomitando fiebre convulsion`,
  unreal: `voice voices hear hears hearing see sees seeing watching following shadow bugs camera cameras paranoid
    hallucinate demons devil god jesus fbi cia aliens spirits radio chip spying plotting delusion hallucination voces oye
    ve sombras camaras persiguen vigilan diablo`,
  believe: 'think thinks believe believes says said convinced swears talk talking cree dice piensa habla',
  pregnant: `pregnant pregnancy weeks trimester expecting preggo prego unborn fetus womb expectant due breastfeed
    miscarriage embarazada embarazo semanas`,
  sex: 'sex rape raped molest touch touched naked nudes drugged roofied consent clothes bed violo violaron tocaron desnuda sexual',
  toxic: `bleach antifreeze gas gasoline fumes paint glue cleaner ammonia carbon monoxide propane pesticide duster
    thinner detergent chemical solvent poison mushroom berries pods windex lysol kerosene nitrous whippets alarm detector
    generator heater stove exhaust cloro veneno gasolina anticongelante monoxido humo`,
  heart: 'chest heart pounding racing palpitations heartbeat pulse stroke pecho corazon',
  heat: 'burning overheating hot temperature fever sweating boiling caliente ardiendo calor',
  breathe: 'breathe breath breathing gasp gurgle snore respira respirar',
  asleep: `wake waking awake unconscious unresponsive passed respond responding limp slumped collapsed blue purple gray
    nodding coma faint fainted despierta responde inconsciente desmayado morado reacciona`,
  ate: 'ate eat eaten swallow chew lick drank drink mouth gulp sip bit sucked taste ingest comio trago tomo bebio boca lamio',
  drunk: `drunk wasted hammered tipsy buzzed tomado borracho borracha plastered sloshed blackout beer wine vodka liquor
    whiskey tequila rum gin bottle fifth handle shots margarita seltzer`,
  high: 'high stoned tweaking using used relapsed drogado drogada loaded lit',
  alone:
    'alone unattended unsupervised left locked abandoned hungry dirty filthy starving home solo solos sola encerrado',
  question: 'how what when where can do does is should will which why cuanto como donde cuando que puedo',
  service: `clinic appointment insurance program treatment therapy therapist counselor counseling group class classes near
    cost price open hours accept medicaid medicare tricare aetna cigna humana job hiring schedule meeting doctor rehab
    support location address parking billing records portal session intake referral telehealth provider coverage bill
    form certificate cita seguro clinica terapia grupo horario programa tratamiento precio clases trabajo`,
  study: `essay statistics history school report song lyrics movie book definition meaning law project research article
    paper film documentary quiz facts news causes awareness prevention training poster band album game`,
  recovery:
    'sober sobriety clean recovery recovering years ago anniversary chip meetings aa na sponsor relapse sobrio',
  not: 'not dont wont cant isnt never no nobody without doesnt didnt couldnt wouldnt hasnt nunca nadie',
  many: 'all whole bunch many too lots handful entire rest extra double twice todo toda muchas varias demasiado',
}
