// What the presets are, and what their documents do not say, in Hungarian.
import type { PresetTexts } from '../base/shared';

const whoBegins = 'Hogy ki kezd, azt nem mondja meg. Abban a három dokumentumban, amely megmondja, Fehér az.';
const onTheBoard =
  'A dokumentum „a táblán” álló korongokról beszél. Szó szerint véve szinte minden játszma már a lerakáskor véget érne; ezért a kézben lévők is számítanak.';
const twoMills =
  'Egyszerre bezárt két malomról nincs szó. A két dokumentum, amely említi, csak egy korongot enged levenni.';
const mayTake =
  'A dokumentum szerint le „lehet” venni egy korongot. Ez jogot ad; arról, hogy le lehet mondani róla, sehol sincs szó.';
const noRepetition = 'Ismétlésről nincs szó.';
const noLimit = 'A malom nélküli lépésekre nincs megadva határ.';
const agreement = 'A közös megegyezéses döntetlen nincs említve, de tiltva sincs.';

export const presets: Readonly<Record<string, PresetTexts>> = {
  standard: {
    description:
      'A program alapbeállítása. Három koronggal ugrani lehet. Malomból csak akkor lehet levenni, ha minden korong malomban áll. Döntetlen, ha ugyanaz az állás harmadszor áll elő (az öt dokumentumból kettő szerint), vagy oldalanként 50 lépés (100 féllépés) után malom nélkül (egy szerint).',
    unsaid: {},
  },
  brettspielnetz: {
    description:
      'Mint a brettspielnetz.de oldalon: ha ugyanaz az állás harmadszor áll elő, vagy oldalanként 50 lépésen át (100 féllépés, a lerakással együtt) nem zárul malom, a játszma nem ér véget magától: a döntetlent igényelni kell. A program ellenőrzi, jogos-e.',
    unsaid: {
      firstPlayer: whoBegins,
      loseBelow: onTheBoard,
      removalsPerDoubleMill: twoMills,
      noMillCountsPlacing:
        'A dokumentum a lerakást is lépésnek nevezi, és lépésszámok szerint számol. Ezért a lerakás is számít.',
    },
  },
  'zwanzig-zuege': {
    description:
      'Rövid játszmák: döntetlen a lerakás utántól számolt 20 féllépés (oldalanként tíz lépés) után malom nélkül, vagy ha ugyanaz az állás ugyanazokkal a lépésekkel egymás után háromszor áll elő.',
    unsaid: {
      loseBelow: onTheBoard,
      removalMandatory: mayTake,
      noMillLimitPlies: 'Az „összesen 20 lépés” a két játékost együtt számolja: 20 féllépés (oldalanként tíz).',
      noMillCountsPlacing:
        'Szó szerint véve a lerakás is számítana. Akkor minden malom nélküli megnyitás döntetlen lenne 20 féllépés után.',
      repetition:
        'Minden féllépés megváltoztatja a táblát. A „háromszor egymás után” ezért azt jelenti: háromszor ugyanaz az oda-vissza.',
      drawByAgreement: agreement,
    },
  },
  'schelling-salon': {
    description:
      'Mint a müncheni Schelling-Salonban: egyetlen szabály sem nyilvánít döntetlennek egy játszmát. Ha senki sem jut előbbre, a játékosok megegyeznek.',
    unsaid: {
      loseBelow: 'Nem mondja, hogy veszít, akinek már csak két korongja van. A négy másik dokumentum mondja.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement:
        'Az a játszma, amelyben senki sem szerezhet már előnyt, döntetlen. Hogy ezt ki állapítja meg, nincs megmondva: a játékosok, közös megegyezéssel.',
    },
  },
  strikt: {
    description:
      'A malomban álló korongok mindig védettek. Ha minden korong malomban áll, semmi sem kerül le. Egyetlen szabály sem nyilvánít döntetlennek egy játszmát; a játékosok megegyeznek.',
    unsaid: {
      firstPlayer: whoBegins,
      removalMandatory: mayTake,
      removalsPerDoubleMill: twoMills,
      millProtection:
        'Hogy mi történik, ha minden korong malomban áll, nincs megmondva. A malom ilyenkor számít, és semmi sem kerül le.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement: agreement,
    },
  },
  'muehle-spielen': {
    description:
      'Mint a muehle-spielen.de oldalon: döntetlen, ha ugyanaz az állás harmadszor áll elő, és közös megegyezéssel. A malom nélküli lépésekre nincs határ.',
    unsaid: {
      removalsPerDoubleMill: twoMills,
      repetition:
        'A dokumentum három egyforma lépést említ egymás után, és háromszor ugyanazt az állást. A második magában foglalja az elsőt.',
      noMillLimitPlies: noLimit,
    },
  },
};
