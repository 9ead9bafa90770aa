// The lessons in Dutch; the keys and the number of steps are those of the German ones.
import type { lessons as german } from './lessons.de';
import { says } from './steps';

export const lessons: typeof german = {
  goal: {
    title: 'Het doel',
    steps: says(
      {
        text: 'Het molenspel speel je met z’n tweeën, elk met negen stenen. Eerst worden ze geplaatst, daarna geschoven. Je wint als de andere kant nog maar twee stenen heeft of geen zet meer kan doen.',
      },
      {
        text: 'Drie eigen stenen naast elkaar op een lijn vormen een molen, zoals hier a7, d7 en g7. Wie een molen sluit, neemt een steen van de andere kant weg.',
      },
      {
        text: 'Zwart heeft nog maar drie stenen. Neem je er een van, dan heb je gewonnen.',
        task: 'Sluit je molen en neem een steen.',
        hint: 'zo ontstaat er geen molen. De steen op g4 hoeft niet ver.',
        done: 'Gewonnen: Zwart heeft nog maar twee stenen en kan nooit meer een molen sluiten.',
      },
    ),
  },
  placing: {
    title: 'Plaatsen',
    steps: says(
      {
        text: 'In het begin is het bord leeg, en Wit begint. Om de beurt plaatsen jullie een steen op een vrij punt, tot ze allemaal staan. De vier omcirkelde kruispunten hebben vier buren, meer dan elk ander punt.',
        task: 'Plaats je eerste steen op een kruispunt.',
        hint: 'vandaar lopen minder lijnen verder.',
        done: 'Van hier lopen vier lijnen verder. Zwart heeft ook al geplaatst.',
      },
      {
        text: 'Al bij het plaatsen kun je molens sluiten. Met d6 en f6 staan twee van je stenen op één lijn.',
        task: 'Sluit de molen. Tik daarna de steen aan die je neemt.',
        hint: 'daarmee sluit je geen molen. Op de lijn van d6 en f6 ontbreekt alleen b6.',
        done: 'De genomen steen is uit het spel en komt niet terug.',
      },
      {
        text: 'Een molen ligt dwars of van boven naar beneden op een lijn. a7, b6 en c5 liggen schuin en zijn er geen.',
        task: 'Sluit een echte molen.',
        hint: 'zo liggen er geen drie stenen op één lijn. Kijk naar b6 en d6.',
        done: 'b6, d6 en f6 liggen op één lijn.',
      },
    ),
  },
  moving: {
    title: 'Schuiven',
    steps: says(
      {
        text: 'Zijn alle stenen geplaatst, dan wordt er geschoven: telkens één steen, langs een lijn, naar het volgende punt als dat vrij is.',
        task: 'Schuif een steen naar het omcirkelde punt d6. Tik eerst de steen aan, dan het punt.',
        hint: 'd6 is nog leeg. Welke van je stenen staat er vlak naast?',
        done: 'Van d7 naar d6: één stap langs de lijn.',
      },
      {
        text: 'Over andere stenen heen gaat het niet. Je steen op a7 zit vast: op d7 sta je zelf, op a4 staat Zwart.',
        task: 'Sluit met een andere steen een molen.',
        hint: 'zo ontstaat er geen molen. Naast a7 en d7 ontbreekt alleen g7.',
        done: 'Ook bij het schuiven neemt elke molen een steen.',
      },
    ),
  },
  mills: {
    title: 'Molens',
    steps: says(
      {
        text: 'Wie een molen sluit, moet een steen nemen. Welke, dat kies je zelf.',
        task: 'Sluit een molen en neem een steen.',
        hint: 'zo sluit je geen molen.',
        done: 'Je hebt nu een molen, en Zwart heeft een steen minder.',
      },
      {
        text: 'Een molen die alleen maar staat, neemt niets. Maar je mag hem openen en weer sluiten.',
        task: 'Open je molen: schuif van g7 naar g4.',
        hint: 'hier gaat het om de steen op g7. Die moet naar g4.',
        done: 'De molen is open, en Zwart kan niet bij g7 komen.',
      },
      {
        text: 'Zwart heeft gezet. Je weg terug is vrij.',
        task: 'Sluit de molen weer en neem nog een steen.',
        hint: 'de molen blijft open.',
        done: 'Elke keer sluiten telt, ook van dezelfde molen.',
      },
    ),
  },
  protected: {
    title: 'Beschermde stenen',
    steps: says(
      {
        text: 'Stenen in een molen zijn beschermd: a1, d1 en g1 mag je niet nemen. Probeer het gerust, dan hoor je waarom niet.',
        task: 'Sluit je molen en neem een steen die niet in een molen staat.',
        hint: 'zo sluit je geen molen.',
        done: 'Alleen f4 en b6 waren te nemen. De molen van Zwart staat nog.',
      },
      {
        text: 'Hier staan alle stenen van Zwart in molens. Dan mag je er toch een nemen.',
        task: 'Sluit je molen en neem een steen.',
        hint: 'zo sluit je geen molen.',
        done: 'Zo zeggen het de meeste regels. Alleen onder “Streng” wordt er dan niets genomen.',
      },
    ),
  },
  'two-mills': {
    title: 'Twee molens tegelijk',
    steps: says({
      text: 'Bij het plaatsen kan één enkele steen twee molens tegelijk sluiten.',
      task: 'Sluit twee molens met één steen.',
      hint: 'dat zijn geen twee molens. Waar komen je twee rijen samen?',
      done: 'Twee molens, en toch neem je maar één steen. Bij het schuiven en springen komt dat nooit voor.',
    }),
  },
  flying: {
    title: 'Springen',
    steps: says(
      {
        text: 'Wie nog maar drie stenen heeft, mag springen: met één steen naar elk vrij punt, hoe ver ook.',
        task: 'Spring en sluit een molen.',
        hint: 'zo sluit je geen molen. Naast a7 en d7 is g7 vrij.',
        done: 'Dwars over het bord, en de molen is dicht.',
      },
      {
        text: 'Springen mag alleen wie zelf drie stenen heeft. Hier is dat Zwart; jij hebt er vier en gaat stap voor stap. Twee stenen van Zwart staan op b6 en f6, de derde kan ertussen springen, naar d6.',
        task: 'Verhinder de molen.',
        hint: 'd6 blijft vrij, en Zwart springt erin. Dat verliest.',
        done: 'Tegen drie stenen is elke rij met twee een dreiging. Elke andere zet had verloren.',
      },
    ),
  },
  blocked: {
    title: 'Ingesloten',
    steps: says({
      text: 'Wie aan zet is en geen steen kan bewegen, heeft verloren. Zwart heeft vier stenen, allemaal in de hoeken.',
      task: 'Neem Zwart de laatste uitweg af.',
      hint: 'Zwart kan nog zetten.',
      done: 'Gewonnen: Zwart kan geen zet meer doen. Wie mag springen, is juist nooit ingesloten.',
    }),
  },
  draws: {
    title: 'Remise',
    steps: says(
      {
        text: 'Niet elke partij heeft een winnaar. Ze eindigt remise als beiden het eens zijn: de een biedt het aan, de ander neemt aan of wijst af. Remise is het ook als dezelfde stelling er voor de derde keer staat.',
      },
      {
        text: 'En als er lang geen molen meer valt: na 50 zetten per speler, dat zijn 100 halve zetten. Hier zijn het er al 99.',
        task: 'Sluit op tijd een molen.',
        hint: 'daarmee is de partij remise.',
        done: 'Met een molen begint het tellen opnieuw.',
      },
      {
        text: 'Meestal eindigt de partij dan vanzelf. Onder “Brettspielnetz” moet iemand de remise claimen, en het programma controleert of het klopt. Welke regels gelden, staat in elke partij boven het bord.',
      },
    ),
  },
  zwickmuehle: {
    title: 'De dubbele molen',
    steps: says(
      {
        text: 'Een dubbele molen zijn twee molens waartussen een steen heen en weer schuift: hij opent de ene en sluit daarmee de andere. Hier schuift hij op een van de drie vierkanten, tussen d6 en f6.',
        task: 'Open de ene molen en sluit daarmee de andere.',
        hint: 'zo sluit je geen molen. De steen op d6 hoort bij allebei.',
        done: 'De ene molen is dicht, de andere open en klaar, en Zwart kan er niet tussen komen. Alleen zo win je hier, welke steen je ook neemt.',
      },
      {
        text: 'De steen staat op f6, d6 is vrij.',
        task: 'Schuif terug en neem de volgende steen.',
        hint: 'zo sluit je geen molen.',
        done: 'En zo gaat het verder: een zet, een steen.',
      },
      {
        text: 'De tweede soort: de steen schuift op een dwarslijn, hier tussen d1 en d2. De twee molens liggen naast elkaar.',
        task: 'Sluit de tweede molen.',
        hint: 'zo sluit je geen molen. Op d2 ontbreekt een steen.',
        done: 'Weer is de ene molen dicht en de andere open. Ook hier wint niets anders.',
      },
      {
        text: 'En terug naar d1.',
        task: 'Neem nog een steen.',
        hint: 'zo sluit je geen molen.',
        done: 'Vijf stenen zijn genoeg voor een dubbele molen. Kijk er al bij het plaatsen naar uit.',
      },
    ),
  },
  'zwickmuehle-stop': {
    title: 'Een dubbele molen stoppen',
    steps: says(
      {
        text: 'Nu heeft Zwart een dubbele molen: de steen op c5 wil naar c4 en weer terug.',
        task: 'Ga hem in de weg staan.',
        hint: 'Zwart schuift naar c4 en heeft elke zet een molen. Dat verliest.',
        done: 'c4 is bezet, en de dubbele molen is een gewone molen geworden. Alleen deze zet houdt hier remise.',
      },
      {
        text: 'Of je neemt er een steen uit. a7, d7 en g7 zijn beschermd zolang hun molen staat.',
        task: 'Sluit je molen en neem de steen waar het om gaat.',
        hint: 'Zwart kan op d6 nog steeds een molen sluiten.',
        done: 'Zonder b6 of f6 heeft de steen op d7 nog maar één molen.',
      },
    ),
  },
  fork: {
    title: 'De vork',
    steps: says(
      {
        text: 'Wie op twee plaatsen tegelijk een molen dreigt, heeft een vork: met één steen is er maar één te verhinderen.',
        task: 'Plaats een steen waarmee je op twee plaatsen een molen dreigt.',
        hint: 'zo dreig je niet op twee plaatsen.',
        done: 'Zwart heeft geantwoord. Beide gaten kan één steen niet dichten.',
      },
      {
        text: 'Eén gat is er nog.',
        task: 'Sluit de molen en neem een steen.',
        hint: 'zo sluit je geen molen.',
        done: 'De vork is een steen geworden.',
      },
      {
        text: 'Hier plant Zwart een vork: de lijnen van c5 en d3 komen samen op c3. Met een steen daar dreigt Zwart op c4 en op e3.',
        task: 'Neem Zwart het punt af waar het om gaat.',
        hint: 'c3 blijft vrij, en daar komen beide lijnen samen. Dat verliest hier.',
        done: 'Alleen met c3 houd je remise. Op c4 of e3 stoor je maar een van de lijnen, en dat verliest.',
      },
    ),
  },
  prevent: {
    title: 'Molens verhinderen',
    steps: says(
      {
        text: 'Bij het plaatsen is het eenvoudig: waar twee stenen van Zwart op één lijn staan, komt die van jou in het gat.',
        task: 'Verhinder de molen van Zwart.',
        hint: 'Zwart plaatst op e5 en heeft een molen.',
        done: 'Het gat op e5 is dicht.',
      },
      {
        text: 'Bij het schuiven moet je er op tijd naast staan. Zwart wil van g4 naar f4.',
        task: 'Ga in het gat staan.',
        hint: 'Zwart schuift naar f4 en heeft een molen. Dat verliest hier.',
        done: 'Vanaf e4 was je snel genoeg. Elke andere zet had verloren.',
      },
      {
        text: 'Wie springt, is overal snel genoeg. Je hebt drie stenen, en Zwart wil van f4 naar f6.',
        task: 'Spring ertussen.',
        hint: 'Zwart schuift naar f6, neemt een steen van je, en je hebt verloren.',
        done: 'Elke andere sprong had hier meteen verloren.',
      },
    ),
  },
  'central-mill': {
    title: 'Middelste molen',
    steps: says(
      {
        text: 'Een bekend plan voor Wit: twee naburige kruispunten bezetten en dan de hoek ertussen.',
        task: 'Plaats de derde steen zo dat je op twee plaatsen een molen dreigt.',
        hint: 'zo dreig je niet op twee plaatsen.',
        done: 'Je dreigt op b6 en op f2, en hier wint dat.',
      },
      {
        text: 'Het antwoord erop: zelf op de kruispunten gaan staan. Je hebt nu Zwart, en Wit staat op d6.',
        task: 'Plaats op een kruispunt.',
        hint: 'dat is geen kruispunt.',
        done: 'Zo blijft het spel in evenwicht.',
      },
      {
        text: 'Staan de eerste twee stenen van Zwart niet op kruispunten, dan wint Wit in 200 van 342 gevallen al voor de derde steen. Staat er minstens één op een kruispunt, dan verliest Zwart tegen dit plan in geen van 78 gevallen. Tussen spelers die fouten maken is er met het plan ongeveer even vaak een winnaar als zonder: in 63,4% van de partijen tegen 63,6%.',
      },
    ),
  },
  mobility: {
    title: 'Kruispunten en wegen',
    steps: says(
      {
        text: 'De kruispunten d6, b4, f4 en d2 hebben vier buren, hoeken maar twee. Zijn er acht stenen geplaatst, dan haalt wie aan zet is met één kruispunt meer gemiddeld 80,9% van de punten, met evenveel 73,9%, met één minder 64,4%. Bij hoeken is het omgekeerd: met één meer is het maar 65,2%.',
      },
      {
        text: 'Drie kruispunten zijn al bezet: d6 door jou, b4 en f4 door Zwart.',
        task: 'Neem het laatste.',
        hint: 'dat is geen kruispunt.',
        done: 'Dat geldt gemiddeld en niet in elke stelling. Bij het schuiven is een steen ongeveer evenveel waard als vier zetten meer om uit te kiezen.',
      },
    ),
  },
  'early-mills': {
    title: 'Niet elke vroege molen is goed',
    steps: says(
      {
        text: 'Je zou op d2 een molen kunnen sluiten, en Zwart dreigt er een op b6. Maar er is iets beters.',
        task: 'Verhinder de molen van Zwart en dreig tegelijk op twee plaatsen.',
        hint: 'dat is niet allebei tegelijk.',
        done: 'Met b6 wint Wit; na de molen op d2 is het maar remise, welke steen je ook neemt.',
      },
      {
        text: 'Meestal is een molen toch geen fout: voor de tiende steen is hij in 9,3% van de gevallen beter en in 5,1% slechter dan de beste zet zonder molen. Anders maakt het voor de uitslag geen verschil.',
      },
    ),
  },
  'which-stone': {
    title: 'Welke steen neem je?',
    steps: says(
      {
        text: 'Je kunt op d1 een molen sluiten. Zwart dreigt er zelf een op b6.',
        task: 'Sluit je molen en neem een steen die Zwart voor de dreiging nodig heeft.',
        hint: 'of je molen ontbreekt, of Zwart sluit er daarna een op b6.',
        done: 'Neem je d6 of f6, dan wint Wit; neem je g4, dan is het maar remise.',
      },
      {
        text: 'Vaak moet je kiezen: een molen van de andere kant verhinderen, of een steen nemen die een eigen molen in de weg staat? Bij het plaatsen is in 18,8% van de gevallen verhinderen beter en in 8,3% de eigen openen. In de overige is de uitslag gelijk.',
      },
    ),
  },
  'block-later': {
    title: 'Plaatsen om later in te sluiten',
    steps: says(
      {
        text: 'Sluit bij het plaatsen niemand een molen, dan staan er aan het einde 18 stenen op 24 punten: alleen de zes omcirkelde zijn vrij. Wie zijn stenen goed heeft geplaatst, laat de andere kant nauwelijks ruimte.',
      },
      {
        text: 'Je hebt Zwart en plaatst de laatste steen. Daarna moet Wit schuiven.',
        task: 'Plaats hem zo dat Wit geen zet meer kan doen.',
        hint: 'Wit kan nog naar b4.',
        done: 'Gewonnen voordat Wit één keer heeft geschoven.',
      },
      {
        text: 'Nu heb je Wit. Zwart heeft negen stenen en kan er alleen nog mee naar d7.',
        task: 'Sluit Zwart helemaal in.',
        hint: 'Zwart kan nog steeds naar d7.',
        done: 'Gewonnen zonder dat er één steen is genomen.',
      },
    ),
  },
  behind: {
    title: 'Winnen vanuit achterstand',
    steps: says(
      {
        text: 'Vier stenen tegen zeven zijn meestal verloren. Maar ook wie er zeven heeft, verliest als hij geen zet meer kan doen.',
        task: 'Laat Zwart maar één enkele zet.',
        hint: 'Zwart heeft nog meer dan één zet.',
        done: 'Zwart moest van a4 naar a1 schuiven.',
      },
      {
        text: 'Nu ontbreekt er nog maar één ding.',
        task: 'Sluit Zwart in.',
        hint: 'Zwart kan nog zetten.',
        done: 'Gewonnen, met vier stenen tegen zeven.',
      },
      {
        text: 'Dat is zeldzaam: met vier tegen zeven en aan zet win je maar in 18 van 51.516.528 stellingen. Met drie tegen zeven is er niets af te dwingen, maar wie aan zet is, houdt in 52,7% van de stellingen remise. En de andere kant kan zich vergissen.',
      },
    ),
  },
  errors: {
    title: 'Tot fouten verleiden',
    steps: says(
      {
        text: 'Maakt niemand een fout, dan eindigt elke partij remise. Elke eerste zet houdt het evenwicht, en elk antwoord erop ook. Winnen kun je dus alleen als de andere kant een fout maakt, en die kans is er: in 75,5% van de stellingen in evenwicht bij het schuiven is er een zet die verliest.',
      },
      {
        text: 'De vroegste fout kan al met de tweede steen van Wit. Na d7 en a7 verliest g7.',
        task: 'Plaats je tweede steen beter.',
        hint: 'dat is de fout: nu kan Zwart winnen.',
        done: 'Zo blijft de partij in evenwicht.',
      },
      {
        text: 'Spelers die fouten maken, maken er 2,94 per partij, en 67,7% van de fouten die verliezen geeft de andere kant weer terug. Stel dus opgaven waarbij je je makkelijk vergist, en geef niet te vroeg op.',
      },
    ),
  },
};
