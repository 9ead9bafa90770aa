// The words of what the databases of a server have, in Hungarian.
import type { DatabasesWords } from './de';

const joined = (sectors: readonly string[]): string => sectors.join(' és ');

export const databases: DatabasesWords = {
  asking: 'A szerver utánanéz …',
  intro:
    'Az adatbázis megmondja, mennyit érnek az állások, ha mindketten hibátlanul játszanak. Ami hiányzik belőle, azt ez a szerver ki tudja számítani.',
  caption: 'Ami megvan',
  heads: { moving: 'Lépés', placing: 'Lerakás', size: 'Méret' },
  sectors: 'Szektorokban: az azonos számú korongot tartalmazó állások.',
  known: (some, all) => (some === all ? 'teljes' : `${some} / ${all}`),
  distances: (some, all) => (some === all ? 'lépésszámmal' : some === 0 ? 'lépésszám nélkül' : `lépésszámmal: ${some}`),
  free: (disk) => `Szabad hely a lemezen: ${disk}.`,

  title: 'További számítás',
  rules: 'Szabályok',
  goal: 'Mit',
  goals: {
    upTo: (stones) => `Lépés legfeljebb ${stones} koronggal`,
    moving: 'Az egész lépési szakasz',
    all: 'Az egész játék, lerakás és lépés',
  },
  withDistances: 'Azt is, hány lépésig tart',
  threads: 'Processzorok',
  megabytes: 'Memória legfeljebb (MB)',
  machineHint: 'Ami üres marad: minden processzor, annyi memória, amennyi szabad.',
  takes: (time, disk, memory) =>
    `Ez két processzoron ${time}, és közben legfeljebb ${disk} helyet kér a lemezen és körülbelül ${memory} memóriát. Ami már megvan, azt nem számítja ki újra.`,
  tooLittleDisk: (disk) => `A lemezen csak ${disk} szabad. Ez talán nem elég.`,
  tooLittleMemory: (memory) => `Csak ${memory} memória szabad. Ez talán nem elég.`,
  aside:
    'A számítás a legalacsonyabb prioritással fut, a játszmák elsőbbséget élveznek. Ha a szerver újraindul, abbamarad; indítsd el újra, és onnan folytatódik, ahol tartott.',
  start: 'Számítás',
  building: 'Éppen készül a kis adatbázis, amelyet minden szerver megkap. Ez néhány másodpercig tart.',
  obstacles: {
    no_solver: 'Ez a szerver maga nem tud számítani. A gépén a „muehle solve” parancs megteszi.',
    no_folder:
      'Ennek a szervernek nincs mappája adatbázisokhoz. Az üzemeltetője a „muehle serve --db” paranccsal ad meg egyet.',
  },

  running: 'Folyik a számítás.',
  stopping: 'Mindjárt leáll.',
  states: {
    done: 'Minden ki van számítva.',
    stopped: 'Leállítva. Ami elkészült, megmarad; újraindítva onnan folytatódik.',
    failed: 'Nem sikerült.',
  },
  ordered: (what, rules, by, since) => `${what}; ${rules}. Elindította: ${by}, ${since}.`,
  progress: 'Hol tart',
  step: (number, of) => `${number}. lépés, összesen ${of}`,
  now: (ply, sectors) =>
    ply === null ? `lépési szakasz ${joined(sectors)}` : `lerakás ${joined(sectors)}, ${ply} korong után`,
  left: (time) => `még ${time}`,
  about: (time) => `körülbelül ${time}`,
  lessThanAMinute: 'kevesebb mint egy perc',
  stop: 'Leállítás',
  says: 'A program üzenete:',

  problems: {
    solving: 'Már folyik egy számítás. Várd meg a végét, vagy állítsd le.',
    no_solver: 'Ez a szerver nem tud számítani.',
    bad_rules: 'Ezekkel a szabályokkal semmi sem számítható ki.',
    no_session: 'Már nem vagy bejelentkezve. Jelentkezz be újra.',
    not_allowed: 'Ezt csak házigazdák tehetik meg.',
  },
};
