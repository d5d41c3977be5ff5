/**
 * Words that are interchangeable in a sentence about danger: what is true of a car is true of a truck. The words are
 * English and Spanish, and match in any form ("drive", "driving"). A word can be in several classes.
 */
export const dangerWordClasses: Readonly<Record<string, string>> = {
  self: 'i im ive me my myself id ill we were us our yo estoy tengo siento tome soy mi',
  person: `husband wife boyfriend girlfriend bf gf mom mother dad father brother sister friend roommate cousin uncle aunt
    neighbor partner fiance ex buddy coworker man woman guy lady dude grandma grandpa grandmother grandfather bro
    somebody someone person stranger homie homeboy homegirl wifey hubby spouse stepdad stepmom boss tenant client
    patient girl boy people mama papa esposo esposa marido novio novia hermano hermana amigo amiga primo prima tio
    tia vecino vecina abuelo abuela pareja senor senora alguien cuate compadre roomie bestie niece nephew grandson
    coach teacher pastor suegro suegra cunado cunada compa carnal viejo vieja muchacho tipo padrastro yerno nuera
    sobrino sobrina jefe`,
  pronoun: 'he she hes shes they theyre him her them his their el ella lo la',
  young: `child kid toddler baby infant newborn grandson granddaughter grandbaby grandkid niece nephew preschooler
    children babies kids little bebe nino nina hijo hija nieto nieta chiquito twins toddlers sobrino sobrina
    sobrinos nietos ninos ninas bebes chiquita nene nena`,
  age: 'year yr month mo old yo aged age ano anos mes meses',
  offspring: 'son daughter hijo hija teen teenager',
  vehicle: `car truck van suv jeep bus motorcycle pickup semi vehicle cab uber road highway street lane interstate traffic
    freeway exit carro camioneta coche moto troca carretera camion minivan scooter lyft taxi troka autopista`,
  drive: `drive drove driving driver behind wheel steer swerve keys crash wreck ride dui dwi parked ditch manejar
    manejando manejo conducir conduciendo llaves choco drives driven maneja manejaba chocar volante`,
  weapon: `gun knife pistol rifle bullet shotgun machete blade weapon glock revolver firearm razor hammer pistola cuchillo
    arma navaja escopeta guns bate bat machetes`,
  kill: `kill murder stab shoot strangle smother slaughter matar mato asesinar apunalar matarlo matarla matarme mate mata
    acuchillar balacear ahorcar ahogar drown`,
  hurt: `hurt harm hit punch slap kick shove push grab beat slam choke drag throw threw bruise spit pull swing pega pego
    golpea golpe lastimar empuja jala avienta strangle beating hitting pegar pegan pegarme golpearon golpeo patea
    empujo jalo avento moretones bruises belt cinto cachetada lastima`,
  die: `die dead death suicide dying suicidal end gone unalive morir muerto muerte suicidio suicidar suicidarme
    suicidarse matarse muero morirme muriendo`,
  life: `life live living alive world anymore exist wake point reason goodbye note vida vivir seguir despertar existir
    pointless burden`,
  debt: `owe money debt pay cash dollar collect dinero debe debo deuda pagar plata lana cobrar prestamo renta venmo
    cashapp bitcoin deposite`,
  dealer: 'dealer plug gang cartel supplier pusher shark crew snitch connect dope boyz narco pandilla maras',
  threat: `threaten threat blackmail extort warn revenge after coming retaliate amenaza amenazan extorsion threats
    threatening amenazo amenazaron amenazando amenazar chantaje chantajean extorsionan`,
  limb: `arm leg hand foot finger thigh neck groin skin vein calf wrist elbow ankle knuckle butt hip brazo pierna mano
    piel vena cuello pie`,
  wound: `swollen swelling pus abscess sore hole rotten rotting lump streak infected puffy ooze drain leak wound scab
    ulcer red hot black crater blister dead smells hinchado hinchada llaga herida absceso rojo roja negra bola`,
  inject: `inject shoot shot shooting slam needle syringe rig poke iv muscle missed banged inyecte inyecto inyectar aguja
    jeringa`,
  stop: `quit stop stopped turkey ran out taper without since last off dejar deje dejo sin detox kicked wean acabo
    acabaron quitaron dejado`,
  shake: `shake shaking sweat tremble tremor jitter seizure seize convulsion twitch dts fever puke vomit throw sick nausea
    shivers chills temblar tiemblo temblando tiembla sudar sudando vomita vomitando fiebre shakes trembling puking
    temblores temblor tiemblan convulsiono ataque`,
  unreal: `voice voices hear hears hearing see sees seeing watching following shadow bugs camera cameras paranoid
    hallucinate demons devil god jesus fbi cia aliens spirits radio chip spying plotting delusion hallucination
    voces oye ve sombras camaras persiguen vigilan diablo whisper whispering gente habla escucho oigo veo ven`,
  believe: 'think thinks believe believes says said convinced swears talk talking cree dice piensa habla',
  pregnant: `pregnant pregnancy weeks trimester expecting preggo prego unborn fetus womb expectant due breastfeed miscarriage
    embarazada embarazo semanas`,
  sex: `sex rape raped molest touch touched naked nudes drugged roofied consent clothes bed violo violaron tocaron
    desnuda sexual groped nude molesto abuso abusaron abusa toco toca tocar manosea forzo obligo desnudo forced`,
  toxic: `bleach antifreeze gas gasoline fumes paint glue cleaner ammonia carbon monoxide propane pesticide duster thinner
    detergent chemical solvent poison mushroom berries pods windex lysol kerosene nitrous whippets alarm detector
    generator heater stove exhaust cloro veneno gasolina anticongelante monoxido humo freon huff huffs huffing
    sniffing co insecticida pesticida quimicos pegamento resistol amoniaco grill furnace`,
  heart: `chest heart pounding racing palpitations heartbeat pulse stroke pecho corazon bpm latidos late infarto
    taquicardia`,
  heat: `burning overheating hot temperature fever sweating boiling caliente ardiendo calor overheated hirviendo arde
    ardo fiebre calentura`,
  breathe: 'breathe breath breathing gasp gurgle snore respira respirar snores gurgling respirando ronca',
  asleep: `wake waking awake unconscious unresponsive passed respond responding limp slumped collapsed blue purple gray
    nodding coma faint fainted despierta responde inconsciente desmayado morado reacciona stiff cold ashy floppy
    slumps drooling tieso palido palida frio fria helado reacciono contesta desperto cabecea`,
  ate: `ate eat eaten swallow chew lick drank drink mouth gulp sip bit sucked taste ingest comio trago tomo bebio boca
    lamio licked mordio chupo mastico trague comieron`,
  drunk: `drunk wasted hammered tipsy buzzed tomado borracho borracha plastered sloshed blackout beer wine vodka liquor
    whiskey tequila rum gin bottle fifth handle shots margarita seltzer blitzed lit borrachera pedo peda mezcal
    cerveza vino chelas`,
  high: 'high stoned tweaking using used relapsed drogado drogada loaded lit tweaked fumado pasado drogo uses relapse',
  alone:
    'alone unattended unsupervised left locked abandoned hungry dirty filthy starving home solo solos sola encerrado',
  question: 'how what when where can do does is should will which why cuanto como donde cuando que puedo',
  service: `clinic appointment insurance program treatment therapy therapist counselor counseling group class classes near
    cost price open hours accept medicaid medicare tricare aetna cigna humana job hiring schedule meeting doctor
    rehab support location address parking billing records portal session intake referral telehealth provider
    coverage bill form certificate cita seguro clinica terapia grupo horario programa tratamiento precio clases
    trabajo`,
  study: `essay statistics history school report song lyrics movie book definition meaning law project research article
    paper film documentary quiz facts news causes awareness prevention training poster band album game`,
  recovery:
    'sober sobriety clean recovery recovering years ago anniversary chip meetings aa na sponsor relapse sobrio',
  not: 'not dont wont cant isnt never no nobody without doesnt didnt couldnt wouldnt hasnt nunca nadie',
  many: 'all whole bunch many too lots handful entire rest extra double twice todo toda muchas varias demasiado',
  picture:
    'pic pics picture photo nude nudes naked video snap leak post foto fotos packs videollamada publicar subir',
  head: 'head skull forehead temple concussion eyebrow scalp cabeza nuca frente sien craneo',
  fall: 'fell fall falling slipped tripped bumped dropped stairs cayo cai caerme resbalo golpeo',
  hotline: 'crisis hotline helpline line number linea',
}
