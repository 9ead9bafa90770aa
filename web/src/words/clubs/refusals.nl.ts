// What a club refuses, by the code of the refusal, in Dutch.
import type { refusals as german } from './refusals.de';

export const refusals: typeof german = {
  no_clubs: 'Op deze server richt de gastheer de clubs op. Vraag het hem.',
  not_member: 'Dit is voor leden van de club.',
  no_club_role: 'Dit mag alleen wie de club leidt of er organiseert.',
  last_leader: 'De club heeft iemand nodig die hem leidt. Geef de leiding eerst door, of hef hem op.',
  club_closed: 'In deze club kom je met een brief.',
  bad_letter: 'Deze brief opent niets meer: hij is gebruikt, verlopen of ingetrokken. Vraag om een nieuwe.',
  no_such_request: 'Deze aanvraag is er niet meer.',
  club_full: 'Daar is geen plaats meer voor: de club heeft er al zoveel van als mag.',
  too_many_clubs: 'Je zit al in zoveel clubs, of leidt er zoveel, als kan. Verlaat er eerst een.',
  club_changed: 'Intussen heeft iemand anders deze gegevens veranderd. Bekijk ze en probeer het opnieuw.',
  name_differs: 'Dit is niet de naam van de club.',
  name_taken: 'Er is al een club die zo heet of er zo uitziet. Kies een andere naam.',
  name_reserved: 'Zo mag hier geen club heten. Kies een andere naam.',
  bad_name: 'Een naam heeft 3 tot 40 zichtbare tekens, en niet alleen leestekens.',
  bad_text: 'De tekst bevat tekens die je niet ziet of die zich opstapelen. Schrijf hem liever opnieuw.',
  text_too_long: 'De tekst is te lang: hooguit 2000 tekens in 40 regels, in een notitie 60.',
  guest: 'Daarvoor heb je een account nodig. Log in.',
  no_session: 'Je bent niet meer ingelogd. Log opnieuw in.',
  no_challenges: 'Een van de twee wil niet tegen de ander spelen.',
  not_rated: 'Alleen partijen met klok tellen, volgens regels waarin remise telt.',
  too_many: 'Zoveel brieven kunnen niet tegelijk openstaan: trek er eerst een paar in.',
  not_found: 'Dit is er in de club niet meer.',
  opponent_suspended: 'Een van de twee is geschorst en begint nu geen nieuwe partij.',
  opponent_missing: 'Een van de twee is hier niet meer.',
};
