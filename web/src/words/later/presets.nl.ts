// What the presets are, and what their documents do not say, in Dutch.
import type { PresetTexts } from '../base/shared';

const whoBegins = 'Wie begint, staat er niet. In de drie documenten die het zeggen, is het Wit.';
const onTheBoard =
  'Het document spreekt van stenen “op het bord”. Letterlijk genomen zou bijna elke partij al bij het plaatsen uit zijn; daarom tellen de stenen in de hand mee.';
const twoMills =
  'Over twee molens tegelijk staat er niets. De twee documenten die ze noemen, staan maar één steen toe.';
const mayTake =
  'Het document zegt dat je een steen “mag” nemen. Dat geeft een recht; nergens staat dat je ervan kunt afzien.';
const noRepetition = 'Over herhaling staat er niets.';
const noLimit = 'Een grens voor zetten zonder molen staat er niet.';
const agreement = 'Remise in onderling overleg wordt niet genoemd, maar ook niet verboden.';

export const presets: Readonly<Record<string, PresetTexts>> = {
  standard: {
    description:
      'De beginregels van dit programma. Met drie stenen mag je springen. Uit een molen mag alleen worden genomen als alle stenen in molens staan. Remise als dezelfde stelling er voor de derde keer staat (zo in twee van de vijf documenten) of na 50 zetten per speler (100 halve zetten) zonder molen (zo in één).',
    unsaid: {},
  },
  brettspielnetz: {
    description:
      'Zoals op brettspielnetz.de: staat dezelfde stelling er voor de derde keer of wordt er 50 zetten per speler (100 halve zetten, het plaatsen meegeteld) geen molen gesloten, dan eindigt de partij niet vanzelf: de remise moet worden geclaimd. Het programma controleert de claim.',
    unsaid: {
      firstPlayer: whoBegins,
      loseBelow: onTheBoard,
      removalsPerDoubleMill: twoMills,
      noMillCountsPlacing:
        'Het document noemt ook het plaatsen “zetten” en telt volgens zetnummers. Dus telt het plaatsen mee.',
    },
  },
  'zwanzig-zuege': {
    description:
      'Korte partijen: remise na 20 halve zetten (tien per speler) zonder molen, geteld na het plaatsen, of als dezelfde stelling met dezelfde zetten drie keer achter elkaar ontstaat.',
    unsaid: {
      loseBelow: onTheBoard,
      removalMandatory: mayTake,
      noMillLimitPlies: '“In totaal 20 zetten” telt beide spelers samen: 20 halve zetten (tien per speler).',
      noMillCountsPlacing:
        'Letterlijk genomen zou ook het plaatsen tellen. Dan was elke opening zonder molen na 20 halve zetten remise.',
      repetition:
        'Elke halve zet verandert het bord. “Drie keer achter elkaar” betekent dus: drie keer hetzelfde heen en weer.',
      drawByAgreement: agreement,
    },
  },
  'schelling-salon': {
    description:
      'Zoals in de Schelling-Salon in München: geen regel verklaart een partij remise. Komt niemand meer verder, dan komen de spelers het overeen.',
    unsaid: {
      loseBelow: 'Dat verliest wie nog maar twee stenen heeft, staat er niet. De vier andere documenten zeggen het.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement:
        'Kan niemand meer voordeel krijgen, dan eindigt de partij onbeslist. Wie dat vaststelt, staat er niet: de spelers, in onderling overleg.',
    },
  },
  strikt: {
    description:
      'Stenen in een molen zijn altijd beschermd. Staan alle stenen in molens, dan wordt er niets genomen. Geen regel verklaart een partij remise; de spelers komen het overeen.',
    unsaid: {
      firstPlayer: whoBegins,
      removalMandatory: mayTake,
      removalsPerDoubleMill: twoMills,
      millProtection:
        'Wat er gebeurt als alle stenen in molens staan, staat er niet. De molen telt dan, en er wordt niets genomen.',
      repetition: noRepetition,
      noMillLimitPlies: noLimit,
      drawByAgreement: agreement,
    },
  },
  'muehle-spielen': {
    description:
      'Zoals op muehle-spielen.de: remise als dezelfde stelling er voor de derde keer staat, en in onderling overleg. Voor zetten zonder molen is er geen grens.',
    unsaid: {
      removalsPerDoubleMill: twoMills,
      repetition:
        'Het document noemt drie gelijke zetten achter elkaar en drie keer dezelfde stelling. Het tweede omvat het eerste.',
      noMillLimitPlies: noLimit,
    },
  },
};
