// The words of mails that say whose move it is, and of the calendar of deadlines, in Italian.
import type { TurnsWords } from './de';

export const turns: TurnsWords = {
  mail: 'Messaggio quando tocca a te',
  mailHint:
    'Nelle partite a giorni, al tuo indirizzo confermato. Per ogni turno al massimo uno, e nessuno finché hai la partita aperta.',
  never: 'Nessuno',
  at_once: 'Subito, circa un minuto dopo',
  daily: 'Una volta al giorno',
  zone: (zone) => `Ora a ${zone}`,
  saved: 'Salvato.',
  refused:
    'La tua casella ha rifiutato questi messaggi, quindi non ne mandiamo più. Controlla l’indirizzo e scegli di nuovo.',
  noAddress: 'Conferma prima un indirizzo e-mail.',
  calendar: 'Calendario',
  calendarHint:
    'Un link segreto con cui il tuo calendario mostra entro quando devi muovere nelle partite a giorni. Chi ce l’ha lo vede anche lui.',
  make: 'Crea un link',
  another: 'Crea un altro link',
  made: (date) => `C’è un link, creato il ${date}. Un altro lo sostituisce.`,
  link: 'Link per il tuo calendario',
  once: 'Copialo ora, viene mostrato solo una volta. Nel tuo calendario aggiungilo come abbonamento.',
  remove: 'Ritira il link',
  removed: 'Il link non apre più niente.',
};
