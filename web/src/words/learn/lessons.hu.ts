// The lessons in Hungarian; the keys and the number of steps are those of the German ones. Where a side has an ending, the
// word with it stands in the list of `first/hu.ts` that renames the sides.
import type { lessons as german } from './lessons.de';
import { says } from './steps';

export const lessons: typeof german = {
  goal: {
    title: 'A cél',
    steps: says(
      {
        text: 'A malmot ketten játsszák, mindkét félnek kilenc korongja van. Előbb leteszitek, aztán léptek velük. Akkor nyersz, ha a másik félnek már csak két korongja marad, vagy ha nem tud többet lépni.',
      },
      {
        text: 'Három saját korong egymás mellett egy vonalon: ez a malom, mint itt a7, d7 és g7. Aki malmot zár, levesz egyet a másik fél korongjaiból.',
      },
      {
        text: 'Feketének már csak három korongja van. Ha leveszel egyet, nyertél.',
        task: 'Zárd be a malmodat, és vegyél le egy korongot.',
        hint: 'így nem lesz malom. A g4 ponton álló korongnak nem kell messzire mennie.',
        done: 'Nyertél: Feketének csak két korongja maradt, és többé nem tud malmot zárni.',
      },
    ),
  },
  placing: {
    title: 'Lerakás',
    steps: says(
      {
        text: 'Az elején üres a tábla, és Fehér kezd. Felváltva tesztek le egy-egy korongot egy szabad pontra, amíg mind le nem kerül. A négy bekarikázott kereszteződésnek négy szomszédja van, több, mint bármely más pontnak.',
        task: 'Tedd az első korongodat egy kereszteződésre.',
        hint: 'onnan kevesebb vonal vezet tovább.',
        done: 'Innen négy vonal vezet tovább. Fekete is letett már egyet.',
      },
      {
        text: 'Malmot már a lerakás közben is zárhatsz. A d6 és az f6 ponton két korongod áll egy vonalon.',
        task: 'Zárd be a malmot. Utána érintsd meg a korongot, amelyet leveszel.',
        hint: 'ezzel nem zársz malmot. A d6 és az f6 vonalán még b6 hiányzik.',
        done: 'A levett korong kikerül a játékból, és nem jön vissza.',
      },
      {
        text: 'A malom vízszintesen vagy függőlegesen fekszik, egy vonalon. Az a7, b6 és c5 átlósan van, ez nem malom.',
        task: 'Zárj egy igazi malmot.',
        hint: 'így nincs három korong egy vonalon. Nézd meg a b6 és a d6 pontot.',
        done: 'A b6, d6 és f6 egy vonalon fekszik.',
      },
    ),
  },
  moving: {
    title: 'Lépés',
    steps: says(
      {
        text: 'Ha minden korong lekerült, lépni kell: egyszerre egy koronggal, egy vonal mentén, a szomszédos pontra, ha szabad.',
        task: 'Lépj egy koronggal a bekarikázott d6 pontra. Előbb a korongot érintsd meg, aztán a pontot.',
        hint: 'a d6 még üres. Melyik korongod áll közvetlenül mellette?',
        done: 'A d7 pontról d6-ra: egy lépés a vonalon.',
      },
      {
        text: 'Más korongokon nem lehet átlépni. Az a7 ponton álló korongod nem mozdulhat: a d7 ponton te magad állsz, az a4 ponton Fekete.',
        task: 'Zárj malmot egy másik koronggal.',
        hint: 'így nem lesz malom. Az a7 és a d7 mellett már csak g7 hiányzik.',
        done: 'Lépéskor is minden malom levesz egy korongot.',
      },
    ),
  },
  mills: {
    title: 'Malmok',
    steps: says(
      {
        text: 'Aki malmot zár, annak le kell vennie egy korongot. Hogy melyiket, azt te választod ki.',
        task: 'Zárj malmot, és vegyél le egy korongot.',
        hint: 'így nem zársz malmot.',
        done: 'Most van egy malmod, és Feketének eggyel kevesebb korongja van.',
      },
      {
        text: 'Egy malom, amely csak áll, nem vesz le semmit. De kinyithatod, és újra bezárhatod.',
        task: 'Nyisd ki a malmodat: lépj a g7 pontról g4-re.',
        hint: 'itt a g7 ponton álló korongról van szó. A g4 pontra kell mennie.',
        done: 'A malom nyitva van, és Fekete nem éri el a g7 pontot.',
      },
      {
        text: 'Fekete lépett. Visszafelé szabad az utad.',
        task: 'Zárd be újra a malmot, és vegyél le még egy korongot.',
        hint: 'a malom nyitva marad.',
        done: 'Minden bezárás számít, ugyanannál a malomnál is.',
      },
    ),
  },
  protected: {
    title: 'Védett korongok',
    steps: says(
      {
        text: 'A malomban álló korongok védettek: az a1, d1 és g1 nem vehető le. Próbáld ki nyugodtan, és megtudod, miért nem megy.',
        task: 'Zárd be a malmodat, és vegyél le egy olyan korongot, amely nem malomban áll.',
        hint: 'így nem zársz malmot.',
        done: 'Csak f4 és b6 volt levehető. Fekete malma még áll.',
      },
      {
        text: 'Itt Fekete minden korongja malomban áll. Ilyenkor mégis levehetsz egyet közülük.',
        task: 'Zárd be a malmodat, és vegyél le egy korongot.',
        hint: 'így nem zársz malmot.',
        done: 'A legtöbb szabály szerint így van. Csak a „Szigorú” szerint nem kerül le ilyenkor semmi.',
      },
    ),
  },
  'two-mills': {
    title: 'Két malom egyszerre',
    steps: says({
      text: 'Lerakáskor egyetlen korong két malmot is bezárhat egyszerre.',
      task: 'Zárj be két malmot egy koronggal.',
      hint: 'ez nem két malom. Hol találkozik a két sorod?',
      done: 'Két malom, és mégis csak egy korongot veszel le. Lépéskor és ugráskor ez soha nem fordul elő.',
    }),
  },
  flying: {
    title: 'Ugrás',
    steps: says(
      {
        text: 'Akinek már csak három korongja van, ugorhat: egy koronggal bármelyik szabad pontra, akármilyen messze van.',
        task: 'Ugorj, és zárj malmot.',
        hint: 'így nem zársz malmot. Az a7 és a d7 mellett g7 szabad.',
        done: 'Keresztül az egész táblán, és a malom bezárult.',
      },
      {
        text: 'Csak az ugorhat, akinek magának három korongja van. Itt ez Fekete; neked négy van, és lépésenként haladsz. Fekete két korongja a b6 és az f6 ponton áll, a harmadik közéjük ugorhat, a d6 pontra.',
        task: 'Akadályozd meg a malmot.',
        hint: 'a d6 szabad marad, és Fekete odaugrik. Ez veszít.',
        done: 'Három korong ellen minden sor fenyeget, amelyben kettő áll. Minden más lépés vesztett volna.',
      },
    ),
  },
  blocked: {
    title: 'Bezárva',
    steps: says({
      text: 'Aki következik, és egyetlen korongjával sem tud lépni, vesztett. Feketének négy korongja van, mind a sarkokban.',
      task: 'Vedd el az utolsó szabad utat: Fekete ne tudjon lépni.',
      hint: 'Fekete még tud lépni.',
      done: 'Nyertél: Fekete nem tud többet lépni. Akinek viszont szabad ugrania, azt soha nem lehet bezárni.',
    }),
  },
  draws: {
    title: 'Döntetlen',
    steps: says(
      {
        text: 'Nem minden játszmának van győztese. Döntetlen, ha mindketten megegyeznek: az egyik fél felajánlja, a másik elfogadja vagy elutasítja. Döntetlen az is, ha ugyanaz az állás harmadszor áll elő.',
      },
      {
        text: 'És ha sokáig nem zárul malom: oldalanként 50 lépés, vagyis 100 féllépés után. Itt már 99 telt el.',
        task: 'Zárj malmot időben.',
        hint: 'ezzel a játszma döntetlen.',
        done: 'Egy malommal elölről kezdődik a számolás.',
      },
      {
        text: 'Ilyenkor a játszma többnyire magától véget ér. A „Brettspielnetz” szerint valakinek igényelnie kell a döntetlent, és a program ellenőrzi, jogos-e. Hogy melyik szabályok érvényesek, az minden játszmában a tábla fölött áll.',
      },
    ),
  },
  zwickmuehle: {
    title: 'A csiki-csuki',
    steps: says(
      {
        text: 'A csiki-csuki két malom, amelyek között egy korong ide-oda jár: kinyitja az egyiket, és ezzel bezárja a másikat. Itt a három négyzet egyikén jár, d6 és f6 között.',
        task: 'Nyisd ki az egyik malmot, és zárd be vele a másikat.',
        hint: 'így nem zársz malmot. A d6 ponton álló korong mindkettőhöz tartozik.',
        done: 'Az egyik malom zárva, a másik nyitva és készen áll, és Fekete nem tud közéjük állni. Itt semmi más nem nyer, és mindegy, melyik korongot veszed le.',
      },
      {
        text: 'A korong az f6 ponton áll, a d6 szabad.',
        task: 'Lépj vissza, és vedd le a következő korongot.',
        hint: 'így nem zársz malmot.',
        done: 'És így megy tovább: egy lépés, egy korong.',
      },
      {
        text: 'A másik fajta: a korong egy keresztvonalon jár, itt d1 és d2 között. A két malom egymás mellett fekszik.',
        task: 'Zárd be a második malmot.',
        hint: 'így nem zársz malmot. A d2 ponton hiányzik egy korong.',
        done: 'Megint zárva az egyik malom, és nyitva a másik. Itt sem nyer semmi más.',
      },
      {
        text: 'És vissza a d1 pontra.',
        task: 'Vegyél le még egy korongot.',
        hint: 'így nem zársz malmot.',
        done: 'Öt korong elég egy csiki-csukihoz. Már a lerakáskor keresd az alkalmat.',
      },
    ),
  },
  'zwickmuehle-stop': {
    title: 'Csiki-csuki ellen',
    steps: says(
      {
        text: 'Most Fekete csiki-csukija fenyeget: a c5 ponton álló korong c4-re készül, aztán vissza.',
        task: 'Állj az útjába.',
        hint: 'Fekete c4-re lép, és minden lépésével malmot zár. Ez veszít.',
        done: 'A c4 foglalt, és a csiki-csukiból közönséges malom lett. Itt csak ez a lépés tartja a döntetlent.',
      },
      {
        text: 'Vagy leveszel belőle egy korongot. Az a7, d7 és g7 védett, amíg a malom áll.',
        task: 'Zárd be a malmodat, és vedd le azt a korongot, amelyiken múlik.',
        hint: 'Fekete a d6 ponton még mindig malmot zárhat.',
        done: 'b6 vagy f6 nélkül a d7 ponton álló korongnak már csak egy malma van.',
      },
    ),
  },
  fork: {
    title: 'A villa',
    steps: says(
      {
        text: 'Aki két helyen fenyeget malommal egyszerre, villát ad: egy koronggal csak az egyiket lehet megakadályozni.',
        task: 'Tegyél le egy korongot, amellyel két helyen fenyegetsz malommal.',
        hint: 'így nem fenyegetsz két helyen.',
        done: 'Fekete válaszolt. A két lyukat egy korong nem tömheti be.',
      },
      {
        text: 'Egy lyuk még megvan.',
        task: 'Zárd be a malmot, és vegyél le egy korongot.',
        hint: 'így nem zársz malmot.',
        done: 'A villából korong lett.',
      },
      {
        text: 'Itt Fekete tervez villát: a c5 és a d3 vonala a c3 ponton találkozik. Ha oda tesz korongot, Fekete a c4 és az e3 ponton is fenyeget.',
        task: 'Vedd el azt a pontot, amelyiken múlik.',
        hint: 'a c3 szabad marad, és ott találkozik a két vonal. Itt ez veszít.',
        done: 'Csak c3 tartja a döntetlent. A c4 vagy az e3 ponton csak az egyik vonalat zavarod, és az veszít.',
      },
    ),
  },
  prevent: {
    title: 'Malmok megakadályozása',
    steps: says(
      {
        text: 'Lerakáskor egyszerű: ahol Fekete két korongja áll egy vonalon, ott a tiéd megy a lyukba.',
        task: 'Akadályozd meg, hogy Fekete malmot zárjon.',
        hint: 'Fekete az e5 pontra rak, és malma van.',
        done: 'Az e5 lyuk be van tömve.',
      },
      {
        text: 'Lépéskor időben ott kell lenned mellette. Fekete g4-ről f4-re készül.',
        task: 'Állj a lyukba.',
        hint: 'Fekete f4-re lép, és malma van. Itt ez veszít.',
        done: 'Az e4 pontról időben odaértél. Minden más lépés vesztett volna.',
      },
      {
        text: 'Aki ugrik, mindenhová időben odaér. Három korongod van, és Fekete f4-ről f6-ra készül.',
        task: 'Ugorj közéjük.',
        hint: 'Fekete f6-ra lép, levesz egy korongot, és vesztettél.',
        done: 'Itt minden más ugrás azonnal vesztett volna.',
      },
    ),
  },
  'central-mill': {
    title: 'A középső malom',
    steps: says(
      {
        text: 'Ismert terv, ha Fehér vagy: foglalj el két szomszédos kereszteződést, aztán a sarkot közöttük.',
        task: 'Tedd le úgy a harmadik korongot, hogy két helyen fenyegess malommal.',
        hint: 'így nem fenyegetsz két helyen.',
        done: 'A b6 és az f2 ponton fenyegetsz, és itt ez nyer.',
      },
      {
        text: 'A válasz erre: menj te is a kereszteződésekre. Most te vagy Fekete, és Fehér a d6 ponton áll.',
        task: 'Tegyél egy kereszteződésre.',
        hint: 'ez nem kereszteződés.',
        done: 'Így a játék egyensúlyban marad.',
      },
      {
        text: 'Ha Fekete első két korongja nem kereszteződésen áll, Fehér 342 esetből 200-ban már a harmadik korong előtt nyer. Ha legalább az egyik kereszteződésen áll, Fekete 78 esetből egyben sem veszít e terv ellen. Hibázó játékosok között a tervvel körülbelül ugyanannyiszor van győztes, mint nélküle: a játszmák 63,4%-ában, illetve 63,6%-ában.',
      },
    ),
  },
  mobility: {
    title: 'Kereszteződések és utak',
    steps: says(
      {
        text: 'A d6, b4, f4 és d2 kereszteződésnek négy szomszédja van, a sarkoknak csak kettő. Nyolc lerakott korongnál a soron lévő fél egy kereszteződéssel többel átlagosan a pontok 80,9%-át szerzi meg, ugyanannyival 73,9%-át, eggyel kevesebbel 64,4%-át. A sarkoknál fordítva van: eggyel többel csak 65,2%.',
      },
      {
        text: 'Három kereszteződés már foglalt: d6 a tiéd, b4 és f4 ponton Fekete áll.',
        task: 'Foglald el az utolsót.',
        hint: 'ez nem kereszteződés.',
        done: 'Ez átlagosan igaz, nem minden állásban. Lépéskor egy korong körülbelül annyit ér, mint négy további választható lépés.',
      },
    ),
  },
  'early-mills': {
    title: 'Nem minden korai malom jó',
    steps: says(
      {
        text: 'A d2 ponton malmot zárhatnál, és Fekete a b6 ponton fenyeget. De van jobb is.',
        task: 'Akadályozd meg a malmot, és közben fenyegess két helyen.',
        hint: 'ez nem mindkettő egyszerre.',
        done: 'A b6 ponttal Fehér nyer; a d2 malom után csak döntetlen, bármelyik korongot veszed is le.',
      },
      {
        text: 'A malom azért többnyire nem hiba: a tizedik korong előtt az esetek 9,3%-ában jobb, és 5,1%-ában rosszabb, mint a legjobb lépés malom nélkül. Különben az eredmény ugyanaz.',
      },
    ),
  },
  'which-stone': {
    title: 'Melyik korongot vedd le?',
    steps: says(
      {
        text: 'A d1 ponton malmot zárhatsz. Fekete a b6 ponton fenyeget.',
        task: 'Zárd be a malmodat, és vegyél le egy korongot, amely a fenyegetéshez kell.',
        hint: 'vagy a te malmod hiányzik, vagy Fekete utána malmot zár a b6 ponton.',
        done: 'Ha a d6 vagy az f6 korongot veszed le, Fehér nyer; ha a g4 korongot, csak döntetlen.',
      },
      {
        text: 'Gyakran választanod kell: megakadályozod a másik fél malmát, vagy leveszel egy korongot, amely a tiéd útjában áll? Lerakáskor az esetek 18,8%-ában a megakadályozás a jobb, 8,3%-ában a saját malom megnyitása. A többiben az eredmény ugyanaz.',
      },
    ),
  },
  'block-later': {
    title: 'Lerakás, hogy később elzárj',
    steps: says(
      {
        text: 'Ha lerakáskor senki sem zár malmot, a végén 18 korong áll 24 ponton: csak a hat bekarikázott szabad. Aki jól rakta le a korongjait, alig hagy helyet a másiknak.',
      },
      {
        text: 'Te vagy Fekete, és az utolsó korongot rakod le. Utána Fehér lép.',
        task: 'Tedd le úgy, hogy Fehér ne tudjon lépni.',
        hint: 'Fehér még a b4 pontra léphet.',
        done: 'Nyertél, mielőtt Fehér egyszer is lépett volna.',
      },
      {
        text: 'Most te vagy Fehér. Feketének kilenc korongja van, és már csak a d7 pontra léphet velük.',
        task: 'Zárd be egészen, hogy Fekete ne tudjon lépni.',
        hint: 'Fekete még mindig a d7 pontra léphet.',
        done: 'Nyertél, anélkül hogy egyetlen korong lekerült volna.',
      },
    ),
  },
  behind: {
    title: 'Nyerés hátrányból',
    steps: says(
      {
        text: 'Négy korong hét ellen többnyire vesztett. De hét koronggal is veszít, aki nem tud lépni.',
        task: 'Érd el, hogy Fekete csak egyetlen lépést tehessen.',
        hint: 'Fekete még többfélét léphet.',
        done: 'Fekete csak a4-ről a1-re léphetett.',
      },
      {
        text: 'Már csak egy dolog hiányzik.',
        task: 'Zárd be, hogy Fekete ne tudjon lépni.',
        hint: 'Fekete még tud lépni.',
        done: 'Nyertél, négy koronggal hét ellen.',
      },
      {
        text: 'Ez ritka: négy koronggal hét ellen, soron lévőként csak 18 állásban lehet nyerni, összesen 51\u00a0516\u00a0528 van. Hárommal hét ellen semmit sem lehet kikényszeríteni, de aki következik, az állások 52,7%-ában tartja a döntetlent. És a másik fél tévedhet.',
      },
    ),
  },
  errors: {
    title: 'Hibára csábítás',
    steps: says(
      {
        text: 'Ha egyik fél sem hibázik, minden játszma döntetlen. Minden első lépés tartja az egyensúlyt, és minden válasz is. Nyerni tehát csak akkor tudsz, ha a másik fél hibázik, és erre van alkalom: a lépések szakaszának kiegyenlített állásai közül 75,5%-ban van olyan lépés, amely veszít.',
      },
      {
        text: 'A legkorábbi hiba már a második korongnál lehetséges, ha te vagy Fehér. d7 és a7 után a g7 veszít.',
        task: 'Tedd jobb helyre a második korongodat.',
        hint: 'ez a hiba: most Fekete nyerhet.',
        done: 'Így a játszma egyensúlyban marad.',
      },
      {
        text: 'A hibázó játékosok játszmánként 2,94 hibát követnek el, és a vesztő hibák 67,7%-át a másik fél visszaadja. Adj tehát olyan feladatokat, amelyeket könnyű elrontani, és ne add fel túl korán.',
      },
    ),
  },
};
