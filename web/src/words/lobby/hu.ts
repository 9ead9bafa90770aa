// The words of the lobby, in Hungarian.
import { colourName } from '../first/hu';
import type { LobbyWords } from './de';

export const lobby: LobbyWords = {
  title: 'Előtér',
  question: 'Ki ér rá?',
  here: (n) => (n <= 1 ? 'Rajtad kívül most nincs itt senki.' : `Most ${n} játékos van itt.`),
  onlyBotsHere: 'Rajtad kívül most nincs itt más ember.',
  noLine:
    'A szerver válaszol, de a játszmák vonala nem jut át: valószínűleg valami útközben, például egy proxy, nem engedi át a WebSocketeket. Így nem tudsz játszani, és az órás ajánlatod nem marad meg.',
  speeds: 'Játék azonnal, ezzel az idővel',
  wanted: 'a te ajánlatod',
  watchIt: 'Nézem',
  nobodyWaits: 'Most senki sem vár.',
  nobodyWaitsHint: 'Érints meg egy időt: aki jön, azonnal lát téged.',
  waitingCount: (n) => `${n} vár`,
  saidWaiting: (n) =>
    n === 0 ? 'Senki sem vár ellenfélre.' : n === 1 ? 'Valaki ellenfélre vár.' : `${n} játékos vár ellenfélre.`,

  offer: 'Játszma ajánlása',
  offerIt: 'Ajánlom',
  rated: 'Értékelt',
  ratedHint: 'A játszma mindkettőtök értékszámába beleszámít.',
  ratedNeedsAccount: 'Értékelt játszmához fiók kell: előbb jelentkezz be.',
  ratedNeedsClock: 'Értékelt játszma csak órával van: válassz gondolkodási időt.',
  bots: 'Programok is elfogadhatják',
  botsHint: 'Akkor bot is lehet az ellenfeled. A neve mögött BOT áll.',
  botsHaveNoRating:
    'A botoknak nincs értékszámuk: ez csak értékelés nélkül megy, és nem hasonló erejű ellenfél keresésével.',
  isForBots: 'programok is elfogadhatják',
  isRated: 'értékelt',
  isCasual: 'értékelés nélkül',

  waiting: 'Ellenfélre vársz',
  waitingLive: 'Hagyd nyitva ezt az oldalt: amint valaki elfogadja, kezdődik a játszma.',
  waitingLong: 'Nem kell várnod: az ajánlat 14 napig áll, utána a játszmát az asztalaid között találod.',
  withdraw: 'Visszavonás',
  withdrawIt: (what) => `Visszavonás: ${what}`,
  comesOften: (n) => `Ilyenkor többnyire ${n} percen belül jön valaki.`,
  comesSeldom: 'Ilyenkor csak néha jön valaki. Eltarthat egy ideig.',
  comesHardly: 'Ilyenkor ritkán van itt valaki: játssz napokra, vagy a számítógép ellen.',
  houseHint:
    'Most senki sem jön. Ennek a szervernek a gépe olyan erősen játszik, mint te: azonnal, órával és értékelés nélkül.',
  playHouse: 'Játék a gép ellen',
  withdrawn: 'Az ajánlatodat visszavontad.',

  seeks: 'Ajánlatok',
  onlyOwnSeeks: 'Most senki más nem vár.',
  nearSeeksHidden: 'Aki csak hasonló erejű ellenfelet keres, az itt nem látszik: ahhoz be kell jelentkezned.',
  play: 'Játék',
  playAgainst: (who, what) => `Játék ellene: ${who}, ${what}`,
  rating: (rating, provisional) => `${rating}${provisional ? '?' : ''}`,
  youHave: (colour) => `a tiéd: ${colourName[colour]}`,
  byLot: 'kisorsolt színek',
  since: (minutes) => {
    if (minutes < 1) return 'épp most';
    if (minutes < 60) return `${minutes}\u00a0perce`;
    const hours = Math.floor(minutes / 60);
    return hours < 24 ? `${hours}\u00a0órája` : `${Math.floor(hours / 24)}\u00a0napja`;
  },
  took: 'Elkelt',

  runningBots: 'Futó botok',
  runningBotsHint: 'Programok, amelyeket ki lehet hívni. Ellenük értékelés nélkül lehet játszani.',

  watch: 'Nézhető játszmák',
  ranking: 'Ranglista',
  featured: 'A legjobbak játszmája',
  watching: (n) => `${n} nézi`,
  noGames: 'Most nincs nyilvános játszma.',
  between: (white, black) => `${white} – ${black}`,
  plies: (n) => `${n} féllépés`,

  loading: 'Az előtér betöltése…',
  notHere: 'Itt nincs előtér: ez az oldal olyan gépen van, amelyen nem fut malomkiszolgáló.',
  refusals: {
    not_found: 'Valaki gyorsabb volt, vagy visszavonták az ajánlatot. Válassz egy másikat.',
    own_seek: 'Ez a saját ajánlatod. Valaki másnak kell elfogadnia.',
    not_rated: 'Ez értékelt játszma: fiók, óra és olyan szabályok kellenek hozzá, amelyek döntetlene számít.',
    too_many_seeks: 'Már öt ajánlatod van. Előbb vonj vissza egyet.',
  },
};
