import type { Language } from '../../../languages/languages.ts'

const COOKS =
  'simmers?|soaks?|bakes?|roasts?|cooks?|rests?|chills?|cools?|rises?|boils?|steams?|stands?|heats?|warms?|finish(?:es)?|fr(?:y|ies)|dries'

/** Words that classify the times of a step, with verbs grouped by kind. */
const ENGLISH = {
  verbs: {
    heat: /\b(?:bake|roast|broil|simmer|boil|poach|steam|braise|stew|bring|close)\b/gi,
    /** Counts as a wait only if it is long or covered. */
    cook: /\b(?:cook|(?<!(?:the|low|medium|high) )heat|warm|give|lower|fry|sear|toast|sweat|soften|brown|grill|melt|scramble)\b/gi,
    rest: /\b(?:refrigerate|chill|(?<!the )(?:cool|rest)|stand|sit|soak|rise|freeze|marinate|steep|leave|wait|press|cover|fall|need)\b/gi,
    busy: /\b(?:beat|whisk|knead|stir|whip|blend|toss|flip|pulse|run|set|turn|work|add|break)\b/gi,
  },
  isVerbLast: false,
  watched: /\b(?:stirring|whisking|scraping|shaking|turning|flipping|tossing|skimming)\b/i,
  nowAndThen: /\bevery\b|\btwice\b|\bonce\b|occasional|now and (?:then|again)|times?\b|after \d/i,
  covered: /\b(?:cover(?:ed)?|lid|pressure|over (?:the )?low(?:est)? heat|on low)\b/i,
  meanwhile: new RegExp(
    String.raw`\bmeanwhile\b|\bin the meantime\b|\bas soon as the\b|\bfor the last\b|\bafter the first\b|\bduring (?:the|that)\b|\buse the wait\b|\bwhile (?:the|it|they|that|this)\b[^.,;]*\b(?:${COOKS})\b`,
    'i',
  ),
  /** Matches sentences about an alternative method. */
  otherwise: /^(?:If|For firm|For yolks|On the stove|Do not|Look)\b|\binstead\b|\bnever\b/,
  pointInTime: /\b(?:after|in|of|first|every|until|within)(?: about| another)? $/i,
  /** Matches sentences after a wait that describe its end, or what to do during it. */
  tells:
    /^(?:An?|Before|Bite|By|Cold|Do|Err|First|If|It|Look|Much|Nothing|Once|Some|Steam|Stop|That|The|There|These|They|This|Until|Wait|When)\b|\b(?:if|twice|each time|from time to time|on the way|the probe|next|Leave the oven)\b/,
  preheat: /\b(?:pre)?heat\b[^.]*\boven\b|\boven\b[^.]*\bheat (?:it|both)\b|\breturn the oven\b/i,
  broiler: /\bheat the broiler\b|\bbroiler (?:to|on) high\b/i,
  inOven:
    /\b(?:bake|roast|broil)\b|\bin(?:to)? the oven\b|\btoast\b[^.]*\b(?:on|in) a\b[^.]*\bpan\b|\bsheet pan and toast\b/i,
  /** Matches heavy cookware that preheats with the oven. */
  heavy: /\b(?:skillet|steel|pot|dutch)\b/i,
  lastMinutes: /\blast (?:(\d+) minutes|half hour)\b/i,
  noOven: /\bDutch oven/gi,
  days: /\bovernight\b|\bdays?\b/i,
}

const GERMAN: WaitWords = {
  verbs: {
    heat: /(?<!\p{L})(?:über)?(?:backen|rösten|köcheln|kochen|garen|schmoren|dämpfen|pochieren|gratinieren|sieden)(?!\p{L})/giu,
    cook: /(?<!\p{L})(?:erhitzen|erwärmen|\p{L}{0,4}braten|bräunen|anschwitzen|dünsten|grillen)(?!\p{L})/giu,
    rest: /(?<!\p{L})(?:\p{L}{0,4}kühlen|kalt stellen|kaltstellen|ruhen|\p{L}{0,3}gehen|stehen|einweichen|quellen|marinieren|\p{L}{0,5}ziehen|gefrieren|trocknen|rasten)(?!\p{L})/giu,
    busy: /(?<!\p{L})(?:kneten|\p{L}{0,5}rühren|schlagen|pürieren|mixen)(?!\p{L})/giu,
  },
  isVerbLast: true,
  watched: /\bunter (?:\p{L}+ )?rühren\b|\bständig\b/iu,
  nowAndThen: /gelegentlich|ab und zu|hin und wieder|zwischendurch|(?:ein|zwei|drei)mal/i,
  covered: /zugedeckt|geschlossen|Deckel|kleiner Hitze|niedriger Hitze/i,
  meanwhile:
    /inzwischen|währenddessen|unterdessen|in der Zwischenzeit|\bwährend (?:der|die|das)\b/i,
  otherwise: /^(?:Wenn|Wer|Falls|Statt)\b|\bstattdessen\b/,
  pointInTime: /\b(?:nach|alle|innerhalb von) (?:etwa |ca\. )?$/i,
  preheat: /ofen\b[^.]*(?:vor)?heizen/i,
  broiler: /\bGrill(?:funktion|stufe)?\b[^.]*(?:vorheizen|einschalten)/i,
  inOven: /(?:backen|rösten|gratinieren)\b|\b(?:im|in den) (?:\p{L}+ )?(?:Back)?ofen/iu,
  heavy: /\bgusseisern|\bBräter|\bBackstein|\bPizzastein/i,
  lastMinutes: /letzten (\d+) Minuten/i,
  noOven: /\bHolzofen\b/gi,
  days: /über Nacht|\bTagen?\b/i,
}

export type WaitWords = Omit<typeof ENGLISH, 'tells'> & { tells?: RegExp }
export const WAIT_WORDS: Record<Language, WaitWords> = { en: ENGLISH, de: GERMAN }
